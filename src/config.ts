import * as v from 'valibot';
import { type MailBinding, mailTransport } from './notify/mail-transports.ts';
import type { MailSender, MailTransport } from './notify/mail.ts';

const Empty = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);
const Sender = v.pipe(
  v.string(),
  v.regex(/^[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>$/, 'MAIL_FROM reads: Name <address>'),
  v.transform((text): MailSender => {
    const [name = '', address = ''] = text.slice(0, -1).split(' <');
    return { name, email: address };
  }),
);
const Settings = v.object({
  ORIGIN: v.pipe(v.string(), v.url(), v.regex(/[^/]$/, 'ORIGIN has no slash at its end')),
  SESSION_SECRET: v.pipe(v.string(), v.minLength(32, 'SESSION_SECRET has at least 32 characters')),
  MAIL_FROM: v.union([Empty, Sender]),
  MAIL_ENDPOINT: v.union([Empty, v.pipe(v.string(), v.url())]),
  MAIL_API_KEY: v.optional(v.string()),
  NOTICE_GRACE: v.pipe(v.string(), v.toNumber(), v.minValue(0)),
  RATE_LIMITS: v.picklist(['on', 'off']),
  WEBHOOK_LOOPBACK: v.picklist(['on', 'off']),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(32, 'ADMIN_TOKEN has at least 32 characters'))),
});

/** The configuration, checked: a wrong one fails at the first request, with the name of what is wrong. */
export interface Config {
  /** Where people reach this service, without a slash at the end. */
  readonly origin: string;
  readonly sessionSecret: string;
  /** Undefined where no mail is configured. */
  readonly mail: MailTransport | undefined;
  /** How long a turn waits before its mail goes out. */
  readonly graceMs: number;
  readonly rateLimits: boolean;
  readonly webhookLoopback: boolean;
  /** Opens the commands of who runs the service; none where it is not set. */
  readonly adminToken: string | undefined;
}

const known = new WeakMap<object, Config>();

/** Reads the configuration of a Worker's environment, once. */
export function configOf(env: Env): Config {
  const before = known.get(env);
  if (before) return before;
  const settings = v.parse(Settings, env);
  const { MAIL_FROM: from, MAIL_ENDPOINT: endpoint, MAIL_API_KEY: apiKey } = settings;
  const http = from && endpoint && apiKey ? { http: { endpoint, apiKey, from } } : {};
  const binding: { binding?: MailBinding } = from ? { binding: env.EMAIL } : {};
  const config: Config = {
    origin: settings.ORIGIN,
    sessionSecret: settings.SESSION_SECRET,
    mail: mailTransport({ ...http, ...binding, ...(from ? { from } : {}) }, (url, init) => fetch(url, init)),
    graceMs: settings.NOTICE_GRACE * 1000,
    rateLimits: settings.RATE_LIMITS === 'on',
    webhookLoopback: settings.WEBHOOK_LOOPBACK === 'on',
    adminToken: settings.ADMIN_TOKEN,
  };
  known.set(env, config);
  return config;
}
