import * as v from 'valibot';
import type { Fetch } from './fetch.ts';
import type { Resolve } from './webhook-url.ts';

const TIMEOUT_MS = 5000;

/** Type numbers of RFC 1035 §3.2.2 and RFC 3596. CNAME records stand in the answer beside what they lead to. */
const RECORD_TYPES = { A: 1, AAAA: 28 } as const;

const Answer = v.object({
  Status: v.literal(0),
  TC: v.optional(v.literal(false)),
  Answer: v.optional(v.array(v.object({ type: v.number(), data: v.string() })), []),
});

/**
 * A resolver over the JSON form of DNS over HTTPS, which Workers need because they cannot ask DNS themselves. It rejects for
 * NXDOMAIN, SERVFAIL, a truncated answer, a timeout, or when one of the two record types cannot be had.
 *
 * @param endpoint such as `https://cloudflare-dns.com/dns-query`
 */
export function dnsOverHttps(fetch: Fetch, endpoint: string): Resolve {
  const ask = async (host: string, type: keyof typeof RECORD_TYPES): Promise<string[]> => {
    const url = new URL(endpoint);
    url.searchParams.set('name', host);
    url.searchParams.set('type', type);
    const response = await fetch(url.href, {
      headers: { accept: 'application/dns-json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200) throw new Error(`${type} of ${host}: status ${response.status}`);
    const answer = v.parse(Answer, await response.json());
    return answer.Answer.filter((record) => record.type === RECORD_TYPES[type]).map((record) => record.data);
  };
  return async (host) => (await Promise.all([ask(host, 'A'), ask(host, 'AAAA')])).flat();
}
