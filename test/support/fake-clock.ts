import type { RoomWorld } from '../../durable-objects/room.ts';
import { hashSecret } from '../../src/notify/secrets.ts';

const NEW_YEAR = Date.UTC(2026, 0, 1, 12);

/** A clock that stands still until told, and dice that count: every token and every random number is another one. */
export class FakeWorld implements RoomWorld {
  time = NEW_YEAR;
  #drawn = 0;
  readonly tokens: string[] = [];
  readonly seeds: string[] = [];

  readonly now = (): number => this.time;

  readonly randomHex = (bytes: number): string => {
    this.#drawn += 1;
    const hex = hashSecret(`random ${this.#drawn}`).slice(0, bytes * 2);
    this.seeds.push(hex);
    return hex;
  };

  readonly token = (): string => {
    const token = `token-${this.tokens.length}-`.padEnd(43, 'x');
    this.tokens.push(token);
    return token;
  };

  pass(ms: number): void {
    this.time += ms;
  }
}
