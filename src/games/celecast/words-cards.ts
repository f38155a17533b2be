/** A card as a language prints it. */
export interface CardWords {
  readonly name: string;
  /** What happens when it is played. */
  readonly played: string;
  /** § and @, where the card has them. */
  readonly discarded?: string;
  readonly milled?: string;
}
