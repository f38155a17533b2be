import * as v from 'valibot';
import type { Refusal } from './outcome.ts';

/**
 * Every refusal of the service: a stable code, its HTTP status, what happened in a sentence, and what to do next
 * (RFC 9457). The one table of them.
 */
export const PROBLEMS = {
  // The request itself
  'malformed-json': [
    400,
    'The request is not JSON.',
    'Send one JSON object in UTF-8, without comments or trailing commas.',
  ],
  'invalid-text': [
    400,
    'The request holds text that is not valid Unicode.',
    'Send UTF-8 without lone surrogates.',
  ],
  'duplicate-key': [400, 'The request names a field twice.', 'Name every field once.'],
  'unknown-field': [
    400,
    'The request has a field that is not known here.',
    'Leave it out; the API description lists the fields.',
  ],
  'invalid-number': [
    400,
    'The request holds a number that cannot be used.',
    'Send whole numbers of ordinary size.',
  ],
  'too-deep': [400, 'The request is nested too deeply.', 'Send at most 16 levels.'],
  'invalid-field': [
    400,
    'A field is missing or has the wrong form.',
    'See `errors` for the field, and the API description for its form.',
  ],
  'invalid-idempotency-key': [
    400,
    'The actionId is missing or has the wrong form.',
    'Send 8 to 64 letters, digits, "-" or "_".',
  ],
  'invalid-version': [
    400,
    'The version is missing or is not a whole number.',
    'Send the version of the table that you saw.',
  ],
  'invalid-cursor': [
    400,
    'This page of the list cannot be found.',
    'Begin with the first page; `next` of each leads to the one after. A page has 1 to 50 entries.',
  ],
  'malformed-url': [400, 'The address is malformed.', 'Check the percent-encoding.'],
  'token-in-url': [
    400,
    'A secret link was sent in the query.',
    'Send it in the Longhand-Link header; make a new link, this one is spent.',
  ],
  'url-too-long': [414, 'The address is too long.', 'Use the addresses that the API description lists.'],
  'body-too-large': [413, 'The request is too large.', 'Send at most 16 KiB.'],
  'encoding-not-accepted': [415, 'Compressed requests are not accepted.', 'Send it uncompressed.'],
  'unsupported-media-type': [
    415,
    'The request is not declared as JSON.',
    'Send Content-Type: application/json.',
  ],
  'method-not-allowed': [405, 'This address does not take that method.', 'See the Allow header.'],
  'not-found': [
    404,
    'There is nothing here, or nothing that you may see.',
    'Check that the whole link was copied, or ask for a new one.',
  ],
  'origin-not-allowed': [403, 'The request comes from another site.', 'Use the service from its own pages.'],
  'rate-limited': [429, 'That was a lot at once.', 'Wait a minute and try again.'],
  'upgrade-required': [426, 'This address speaks WebSocket only.', 'Connect with a WebSocket.'],
  'invalid-message': [
    400,
    'The room did not understand this message.',
    'Say hello as the API description shows; moves go by POST.',
  ],
  'game-full-of-watchers': [503, 'Too many people are watching this table.', 'Try again later.'],
  unavailable: [503, 'The service cannot answer just now.', 'Try again in a moment: nothing was lost.'],
  'internal-error': [
    500,
    'Something went wrong on our side.',
    'Try again; if it stays, report the request id.',
  ],
  // People
  'not-signed-in': [401, 'This browser is not known here.', 'Sit at a table, or open your own link.'],
  'name-not-allowed': [
    422,
    'This name cannot be used.',
    'Use 1 to 24 letters, without links or invisible signs.',
  ],
  'name-taken': [
    409,
    'Somebody at this table has this name, or one that looks like it.',
    'Choose another name.',
  ],
  // Making and filling a table
  'invalid-setup': [422, 'The game cannot be set up like this.', 'See `detail` for the option.'],
  'seat-taken': [409, 'This seat is taken.', 'Choose another one, if there is one left.'],
  'table-full': [409, 'All seats are taken.', 'Ask for the link to watch.'],
  'already-seated': [409, 'You already sit at this table.', 'Go on from your seat.'],
  'not-your-seat': [
    403,
    'This is for somebody else at the table.',
    'Only the host, or who sits there, can do this.',
  ],
  'already-started': [409, 'The game has started.', 'Reload the table.'],
  'not-started': [409, 'The game has not started yet.', 'Wait for the last seat, or ask the host to start.'],
  'too-few-seats': [409, 'There are too few people for this game.', 'Wait for one more.'],
  'table-closed': [409, 'This table was closed before the game began.', 'Make a new table.'],
  // Moves
  'stale-version': [409, 'The table has moved on since you looked.', 'Look at `table` and choose again.'],
  'idempotency-key-reused': [
    422,
    'This actionId was used for another action.',
    'Make a new actionId for each action.',
  ],
  'not-your-turn': [409, 'It is not your turn.', 'Wait until you are asked.'],
  'game-over': [409, 'The game is over.', 'Look at the result, or ask for a rematch.'],
  'illegal-action': [422, 'This move is not possible now.', 'Choose one of `offers`.'],
  'unknown-action': [422, 'This game has no such move.', 'See the game’s rules page for its moves.'],
  'invalid-selection': [422, 'The move has a part of the wrong form.', 'Choose one of `offers`.'],
  'undo-sealed': [
    409,
    'This can no longer be taken back.',
    'Something was revealed, or somebody has moved since.',
  ],
  'game-frozen': [
    503,
    'This game is frozen: its log does not replay.',
    'Nothing is lost; the people who run this service must look at it.',
  ],
  'engine-too-old': [
    503,
    'A newer version of this service has written at this table.',
    'Nothing is lost; try again when the update is through.',
  ],
  'not-over': [409, 'The game is not over.', 'The record is there when it is.'],
  // Notices
  'invalid-email': [
    422,
    'This mail address cannot be used.',
    'Send a plain address such as ana@example.org.',
  ],
  'mail-not-configured': [409, 'This service sends no mail.', 'Use a webhook, or come back by your link.'],
  'link-expired': [410, 'This link is no longer valid.', 'Ask for a new one.'],
  'webhook-url-not-https': [
    422,
    'A webhook needs an https address.',
    'Send an address that begins with https://.',
  ],
  'webhook-host-not-public': [
    422,
    'This webhook does not lead to a public host.',
    'Use a host name that everybody can reach.',
  ],
  'webhook-url-not-allowed': [
    422,
    'This webhook address has a part that is not allowed.',
    'Leave out user names, ports and fragments.',
  ],
  'webhook-loop': [422, 'This webhook leads back to this service.', 'Use the address of your own receiver.'],
  'webhook-unverified': [
    422,
    'The receiver did not answer our test with 2xx.',
    'Start it, then add the webhook again.',
  ],
  'too-many-webhooks': [409, 'You have five webhooks.', 'Remove one first.'],
} as const satisfies Record<string, readonly [status: number, title: string, next: string]>;

export type ProblemCode = keyof typeof PROBLEMS;
export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[];

export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(PROBLEMS, text);
}

/** The body of every refusal, `application/problem+json`. `errors` point to fields; `table` is the current view after a stale move. */
export const Problem = v.looseObject({
  type: v.string(),
  code: v.picklist(PROBLEM_CODES as [ProblemCode, ...ProblemCode[]]),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  instance: v.string(),
  errors: v.optional(v.array(v.object({ pointer: v.string(), code: v.string() }))),
});
export type Problem = v.InferOutput<typeof Problem>;

/** The problem document of a refusal. `instance`: the id of the request. */
export function problemOf(refusal: Refusal, instance: string): Problem {
  const { ok: _ok, code, ...more } = refusal;
  const [status, title, next] = PROBLEMS[code];
  return {
    type: `urn:longhand:problem:${code}`,
    code,
    title,
    status,
    detail: next,
    instance,
    ...withoutUndefined(more),
  };
}

function withoutUndefined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
