/** What went wrong, for who runs the service: plain fields, never a secret, a name, an address or anything hidden of a game. */
export interface Failure {
  readonly message: string;
  readonly [field: string]: string | number;
}

/** Something failed and will be tried again. */
export function warn(failure: Failure): void {
  console.warn(failure);
}

/** Something failed that should not have: a bug, or a broken configuration. */
export function alarm(failure: Failure): void {
  console.error(failure);
}
