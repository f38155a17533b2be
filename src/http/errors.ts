import { PROBLEMS, type Problem, problemOf } from '../protocol/problem.ts';
import { type Outcome, refuse, type Refusal } from '../protocol/outcome.ts';

/** The one error of the HTTP side: a refusal on its way to `onError`. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(...refusal: Parameters<typeof refuse>) {
    super(refusal[0]);
    this.refusal = refuse(...refusal);
  }
}

/** The value of an outcome, or its refusal thrown. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  const { code, ok: _ok, ...more } = outcome;
  throw new Refused(code, more);
}

/** A refusal as `application/problem+json`. */
export function problemResponse(refusal: Refusal, headers: Record<string, string> = {}): Response {
  const problem: Problem = problemOf(refusal, `urn:uuid:${crypto.randomUUID()}`);
  return Response.json(problem, {
    status: PROBLEMS[refusal.code][0],
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers },
  });
}
