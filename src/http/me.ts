import * as v from 'valibot';
import { mayAsk, suppress } from '../../db/confirmations.ts';
import { configOf } from '../config.ts';
import { readUnsubscribeToken } from '../notify/unsubscribe.ts';
import { checkWebhookUrl } from '../notify/webhook-url.ts';
import { hashSecret } from '../notify/secrets.ts';
import { canonicalAddress, isAddressAt } from '../protocol/mail-address.ts';
import { AddWebhook, ConfirmMail, Me, Notices, SetMail, SetNotices, WebhookAdded } from '../protocol/me.ts';
import { fromDb } from './database.ts';
import { Refused, valueOf } from './errors.ts';
import { inMailbox } from './rooms.ts';
import { type Route, route, withBody } from './route.ts';
import { anyPerson, knownPerson, personOf } from './session.ts';

const Nothing = v.strictObject({});
const WEBHOOK = [
  'webhook-url-not-https',
  'webhook-host-not-public',
  'webhook-url-not-allowed',
  'webhook-loop',
] as const;

export const meRoutes: readonly Route[] = [
  route(
    { method: 'get', path: '/api/me', summary: 'Who this browser is.', answers: { 200: Me }, refusals: [] },
    async (c) => c.json({ id: personOf(c) }),
  ),

  route(
    {
      method: 'get',
      path: '/api/me/notices',
      summary: 'How you are told of your turns, and the last attempts.',
      answers: { 200: Notices },
      refusals: ['not-signed-in'],
    },
    async (c) => {
      const person = knownPerson(c);
      return c.json(await inMailbox(c.env, person, (box) => box.notices()));
    },
  ),

  withBody(
    {
      method: 'put',
      path: '/api/me/notices',
      summary: 'Switches kinds of notices on and off, and sets their language.',
      body: SetNotices,
      answers: { 200: Notices },
      refusals: [],
    },
    async (c, body) => {
      const person = anyPerson(c);
      return c.json(await inMailbox(c.env, person, (box) => box.set(body)));
    },
  ),

  withBody(
    {
      method: 'put',
      path: '/api/me/mail',
      summary:
        'Takes a mail address and asks it for confirmation. The answer is the same whether or not a mail goes out.',
      body: SetMail,
      answers: { 202: Notices },
      refusals: ['invalid-email', 'mail-not-configured'],
    },
    async (c, { address, lang }) => {
      const { mail, origin } = configOf(c.env);
      if (!mail) throw new Refused('mail-not-configured');
      if (isAddressAt(address, [new URL(origin).hostname])) throw new Refused('invalid-email');
      const person = anyPerson(c);
      const ask = await fromDb(c, (db) => mayAsk(db, hashSecret(canonicalAddress(address)), Date.now()));
      return c.json(await inMailbox(c.env, person, (box) => box.setMail(person, address, lang, ask)), 202);
    },
  ),

  route(
    {
      method: 'delete',
      path: '/api/me/mail',
      summary: 'Forgets your mail address.',
      answers: { 200: Notices },
      refusals: ['not-signed-in'],
    },
    async (c) => {
      const person = knownPerson(c);
      return c.json(await inMailbox(c.env, person, (box) => box.removeMail()));
    },
  ),

  withBody(
    {
      method: 'post',
      path: '/api/me/mail/test',
      summary: 'Sends a test mail to your confirmed address.',
      body: Nothing,
      answers: { 202: null },
      refusals: ['not-signed-in', 'mail-not-configured', 'not-found'],
    },
    async (c) => {
      const person = knownPerson(c);
      valueOf(await inMailbox(c.env, person, (box) => box.testMail(person)));
      return c.body(null, 202);
    },
  ),

  withBody(
    {
      method: 'post',
      path: '/api/mail/confirm',
      summary: 'Confirms a mail address: the click on the page that the mail leads to.',
      body: ConfirmMail,
      answers: { 204: null },
      refusals: ['link-expired'],
    },
    async (c, { person, token }) => {
      const confirmed = await inMailbox(c.env, person, (box) => box.confirm(token));
      if (!confirmed) throw new Refused('link-expired');
      return c.body(null, 204);
    },
  ),

  withBody(
    {
      method: 'post',
      path: '/api/me/webhooks',
      summary: 'Adds a webhook. It must answer a signed test with 2xx; its secret is told once.',
      body: AddWebhook,
      answers: { 201: WebhookAdded },
      refusals: [...WEBHOOK, 'webhook-unverified', 'too-many-webhooks'],
    },
    async (c, { url }) => {
      const { origin, webhookLoopback } = configOf(c.env);
      const { host, hostname } = new URL(origin);
      const ownHosts = hostname === 'localhost' ? [host] : [host, hostname];
      const checked = checkWebhookUrl(url, { ownHosts, allowLoopback: webhookLoopback });
      if (!checked.ok) throw new Refused(checked.code);
      const person = anyPerson(c);
      return c.json(valueOf(await inMailbox(c.env, person, (box) => box.addWebhook(checked.url.href))), 201);
    },
  ),

  route(
    {
      method: 'delete',
      path: '/api/me/webhooks/:hook{[\\w-]{12}}',
      summary: 'Removes a webhook.',
      answers: { 200: Notices },
      refusals: ['not-signed-in'],
    },
    async (c) => {
      const person = knownPerson(c);
      const hook = c.req.param('hook') ?? '';
      return c.json(await inMailbox(c.env, person, (box) => box.removeWebhook(hook)));
    },
  ),

  withBody(
    {
      method: 'post',
      path: '/api/me/webhooks/:hook{[\\w-]{12}}/test',
      summary: 'Sends a test to a webhook; a success switches it on again.',
      body: Nothing,
      answers: { 202: null },
      refusals: ['not-signed-in', 'not-found', 'webhook-unverified'],
    },
    async (c) => {
      const person = knownPerson(c);
      const hook = c.req.param('hook') ?? '';
      valueOf(await inMailbox(c.env, person, (box) => box.testWebhook(hook)));
      return c.body(null, 202);
    },
  ),

  route(
    {
      method: 'get',
      path: '/u/:token',
      summary: 'Leads to the page that asks before it unsubscribes: a look changes nothing.',
      answers: { 302: null },
      refusals: [],
    },
    async (c) => c.redirect(`/unsubscribe#${c.req.param('token') ?? ''}`),
  ),

  route(
    {
      method: 'post',
      path: '/u/:token',
      summary: 'One-click unsubscribe (RFC 8058): what mail programs call. Needs no cookie and no origin.',
      answers: { 200: v.object({ unsubscribed: v.literal(true) }) },
      refusals: ['not-found'],
    },
    async (c) => {
      const person = readUnsubscribeToken(c.req.param('token') ?? '', configOf(c.env).sessionSecret);
      if (person === undefined) throw new Refused('not-found');
      const stranger = await inMailbox(c.env, person, (box) => box.unsubscribe());
      if (stranger !== null) await fromDb(c, (db) => suppress(db, hashSecret(canonicalAddress(stranger))));
      return c.json({ unsubscribed: true });
    },
  ),
];
