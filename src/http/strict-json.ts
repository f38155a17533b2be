/** Why a body is refused. `pointer` (RFC 6901) says where, if it is known and at most 64 characters long. */
export type StrictJsonCode =
  | 'malformed-json'
  | 'invalid-text'
  | 'duplicate-key'
  | 'unknown-field'
  | 'invalid-number'
  | 'too-deep';

export type StrictJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: StrictJsonCode; readonly pointer?: string };

/** Arrays and objects inside each other, the outermost counted. */
const MAX_DEPTH = 16;
const MAX_POINTER = 64;

/** Names that reach a prototype when a reader is careless further on. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const WHITESPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
// oxlint-disable-next-line no-control-regex -- RFC 8259 §7: these must be escaped
const PLAIN_TEXT = /[^"\\\u0000-\u001f]*/y;
const HEX4 = /[0-9a-fA-F]{4}/y;

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

const LITERALS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

/**
 * Reads one JSON text of RFC 8259 and refuses what `JSON.parse` swallows: repeated keys (the last would win), halves of
 * surrogate pairs, numbers that do not survive the trip (overflow, underflow, unsafe integers, -0), prototype names, deep nesting.
 * Never throws. The caller bounds the size of `bytes`.
 */
export function readStrictJson(bytes: Uint8Array): StrictJson {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { ok: false, code: 'invalid-text' };
  }
  try {
    return { ok: true, value: new Reader(text).document() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, pointer } = error;
    return pointer === undefined || pointer.length > MAX_POINTER
      ? { ok: false, code }
      : { ok: false, code, pointer };
  }
}

/** Carries a refusal out of the reader; it never leaves this file. */
class Refusal extends Error {
  readonly code: StrictJsonCode;
  readonly pointer: string | undefined;

  constructor(code: StrictJsonCode, pointer?: string) {
    super(code);
    this.code = code;
    this.pointer = pointer;
  }
}

class Reader {
  readonly #text: string;
  readonly #path: (string | number)[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): unknown {
    const value = this.#value();
    this.#skip();
    if (this.#at < this.#text.length) throw malformed();
    return value;
  }

  #value(): unknown {
    this.#skip();
    const next = this.#text[this.#at];
    if (next === '{') return this.#object();
    if (next === '[') return this.#array();
    if (next === '"') return this.#string();
    for (const [word, value] of LITERALS) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return value;
    }
    return this.#number();
  }

  #object(): Record<string, unknown> {
    this.#open();
    const object: Record<string, unknown> = {};
    if (this.#take('}')) return object;
    do {
      this.#skip();
      if (this.#text[this.#at] !== '"') throw malformed();
      const key = this.#string();
      this.#path.push(key);
      if (FORBIDDEN_KEYS.has(key)) throw this.#refusal('unknown-field');
      if (Object.hasOwn(object, key)) throw this.#refusal('duplicate-key');
      this.#expect(':');
      object[key] = this.#value();
      this.#path.pop();
    } while (this.#take(','));
    this.#expect('}');
    return object;
  }

  #array(): unknown[] {
    this.#open();
    const array: unknown[] = [];
    if (this.#take(']')) return array;
    do {
      this.#path.push(array.length);
      array.push(this.#value());
      this.#path.pop();
    } while (this.#take(','));
    this.#expect(']');
    return array;
  }

  #string(): string {
    this.#at += 1;
    let text = '';
    for (;;) {
      text += this.#match(PLAIN_TEXT);
      const stop = this.#text[this.#at];
      this.#at += 1;
      if (stop === '"') break;
      if (stop !== '\\') throw malformed();
      text += this.#escape();
    }
    if (!text.isWellFormed()) throw this.#refusal('invalid-text');
    return text;
  }

  #escape(): string {
    const letter = this.#text[this.#at] ?? '';
    this.#at += 1;
    if (letter === 'u') {
      const hex = this.#match(HEX4);
      if (hex === '') throw malformed();
      return String.fromCharCode(Number.parseInt(hex, 16));
    }
    const plain = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined;
    if (plain === undefined) throw malformed();
    return plain;
  }

  #number(): number {
    const digits = this.#match(NUMBER);
    if (digits === '') throw malformed();
    const value = Number(digits);
    const safe = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
    const vanished = value === 0 && /[1-9]/.test(digits.replace(/[eE].*/, ''));
    if (!safe || vanished || Object.is(value, -0)) throw this.#refusal('invalid-number');
    return value;
  }

  #open(): void {
    this.#at += 1;
    // The path has one entry for each container around this one.
    if (this.#path.length >= MAX_DEPTH) throw this.#refusal('too-deep');
  }

  #skip(): void {
    this.#match(WHITESPACE);
  }

  #take(mark: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== mark) return false;
    this.#at += 1;
    return true;
  }

  #expect(mark: string): void {
    if (!this.#take(mark)) throw malformed();
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #refusal(code: StrictJsonCode): Refusal {
    const steps = this.#path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
    return new Refusal(code, steps.join(''));
  }
}

function malformed(): Refusal {
  return new Refusal('malformed-json');
}
