/** Classifies error replies by status and text: a deployment has 403 for token, scope and credits alike (assumed). */

import { isObject } from '#platform/json.ts';
import { MODEL_FAILED } from '../contract/answers.ts';
import { type FailureCode, type FailureDetail, ServiceFailure } from '../contract/failure.ts';
import { ARCHIVE_FULL } from '../contract/imports.ts';
import { errorText, type ReplyBody } from './reply-body.ts';

/** Longer waits are cut to a day. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1_000;

/** Milliseconds from `now` to wait before a retry, a day at most; undefined if the header is absent or invalid. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,12}$/.test(text)) return Math.min(Number(text) * 1_000, MAX_WAIT_MS);
  // Only HTTP dates, which begin with the day of the week: Date.parse alone would read "-5" as a year.
  const date = /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.min(Math.max(0, date - now), MAX_WAIT_MS);
}

interface Rule {
  readonly code: FailureCode;
  /** Absent means any status. */
  readonly statuses?: readonly number[];
  /** Pattern for the error text; absent means any text. */
  readonly says?: RegExp;
  /** Kind of body; absent means any. */
  readonly body?: ReplyBody['kind'];
}

const DENIALS = [401, 403];

const RULES: readonly Rule[] = [
  { code: 'credits-out', statuses: [402] },
  { code: 'scope-missing', statuses: DENIALS, says: /missing scopes?\b|insufficient[ _](scope|permission)/i },
  { code: 'credits-out', statuses: DENIALS, says: /\bcredits?\b/i },
  { code: 'token-expired', statuses: DENIALS, says: /\bexpired\b/i },
  { code: 'token-refused', statuses: [401] },
  // A gateway's own page, which says nothing about the token.
  { code: 'service-failed', statuses: [403], body: 'html' },
  // Also "Access denied" (an account that isn't admitted): the token is useless, whatever its scopes.
  { code: 'token-refused', statuses: [403] },
  {
    code: 'not-offered',
    statuses: [404],
    says: /^(cannot (get|post)\b|(no such|unknown) (path|route|endpoint|operation)\b|route\b)/i,
  },
  { code: 'not-found', statuses: [404], body: 'json' },
  { code: 'not-offered', statuses: [404, 405, 410, 501] },
  { code: 'timeout', statuses: [408] },
  { code: 'bad-request', statuses: [400, 406, 411, 413, 414, 415, 422, 431] },
  { code: 'rate-limited', statuses: [429] },
  { code: 'service-failed' },
];

export interface ErrorReply {
  readonly status: number;
  readonly body: ReplyBody;
  /** The Retry-After header. */
  readonly retryAfter: string | undefined;
  /** Must not appear in `detail.said`: the token, plain and URL-encoded. */
  readonly secrets: readonly string[];
}

/**
 * The failure for a reply with a status outside 200 to 299.
 * `mayHaveCost` is false only for refusals (4xx and 501) and MODEL_FAILED; a 408 may come from a gateway that had
 * already forwarded the request.
 * @param now milliseconds since 1970, for a Retry-After that is a date
 */
export function classifyErrorReply(reply: ErrorReply, now: number): ServiceFailure {
  const { status, body } = reply;
  const said = errorText(body, reply.secrets);
  const ownCode = body.kind === 'json' && isObject(body.value) ? body.value.code : undefined;
  const isModel = ownCode === MODEL_FAILED;
  const code = isModel
    ? 'model-failed'
    : (RULES.find((rule) => fits(rule, status, body, said ?? ''))?.code ?? 'service-failed');
  const wait = retryAfterMs(reply.retryAfter, now);
  const scopes = code === 'scope-missing' ? missingScopesIn(body, said ?? '') : [];
  const credits = code === 'credits-out' ? creditsRequiredIn(body, said ?? '') : undefined;
  const detail: FailureDetail = {
    status,
    ...(said === undefined ? {} : { said }),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
    ...(ownCode === ARCHIVE_FULL ? { archiveFull: true } : {}),
    ...(scopes.length === 0 ? {} : { scopes }),
    ...(credits === undefined ? {} : { creditsRequired: credits }),
  };
  const refused = isModel || (status >= 400 && status < 500 && status !== 408) || status === 501;
  return new ServiceFailure(code, !refused, detail);
}

function fits(rule: Rule, status: number, body: ReplyBody, said: string): boolean {
  return (
    (rule.statuses?.includes(status) ?? true) &&
    (rule.says?.test(said) ?? true) &&
    (rule.body ?? body.kind) === body.kind
  );
}

/** The failure inside a success (assumed): `"success":false`, or an object with only an `error`; else undefined. */
export function failureInSuccess({
  status,
  body,
  secrets,
}: Omit<ErrorReply, 'retryAfter'>): ServiceFailure | undefined {
  if (body.kind !== 'json' || !isObject(body.value)) return undefined;
  const { success, error } = body.value;
  const onlyError = Object.keys(body.value).length === 1 && (typeof error === 'string' || isObject(error));
  if (success !== false && !onlyError) return undefined;
  const said = errorText(body, secrets);
  return new ServiceFailure('service-failed', true, { status, ...(said === undefined ? {} : { said }) });
}

/** Missing scopes as written by the service: a `scopes` or `missing` list, else the text after "Missing scope:". */
function missingScopesIn(body: ReplyBody, said: string): string[] {
  const value = body.kind === 'json' && isObject(body.value) ? body.value : {};
  for (const list of [value.scopes, value.missing]) {
    if (Array.isArray(list)) return list.filter((entry) => typeof entry === 'string').slice(0, 50);
  }
  const match = /missing scopes?:?\s+([^)]+)/i.exec(said);
  return (match?.[1] ?? '')
    .split(/[\s,]+/)
    .map((scope) => scope.replace(/[.;"']+$/, ''))
    .filter((scope) => /^(api|ds|db):/.test(scope));
}

/** Price of the call in credits: a `creditsRequired` or `required` number, else the number in the text. */
function creditsRequiredIn(body: ReplyBody, said: string): number | undefined {
  const value = body.kind === 'json' && isObject(body.value) ? body.value : {};
  const match =
    /(\d{1,9}) (?:credits? )?(?:(?:is|are) )?(?:required|needed)/i.exec(said) ??
    /\b(?:requires?|needs?|costs?) (\d{1,9})/i.exec(said);
  for (const candidate of [value.creditsRequired, value.required, match ? Number(match[1]) : undefined]) {
    if (typeof candidate === 'number' && Number.isFinite(candidate) && candidate >= 0) return candidate;
  }
  return undefined;
}
