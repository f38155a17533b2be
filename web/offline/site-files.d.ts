declare module 'virtual:site-files' {
  /** Paths of all that the site needs without a network, pages as they are asked for (`/`, `/rules/keltis`). */
  export const FILES: readonly string[];
  /** Another one whenever one of the files is. */
  export const VERSION: string;
}
