/** Finds access tokens as deployments issue them (assumed: a UUID and 48 base64 characters with _ for the first +). */

const ID = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';
/** A token that isn't part of a longer word or path. */
const SHAPE = new RegExp(`(?<![A-Za-z0-9+/_-])${ID}[A-Za-z0-9+/_]{46}[A-Za-z0-9+/_=]{2}(?![A-Za-z0-9+/_=])`, 'g');
const WHOLE_SHAPE = new RegExp(`^${ID}[A-Za-z0-9+/_]{46}[A-Za-z0-9+/_=]{2}$`);
/** Credentials are visible ASCII; such a word of this length, with a digit, isn't natural language. */
const BEARER = /\bbearer[ \t:]+([A-Za-z0-9+/_=.~-]{24,4096})/gi;
const PARAMETER = /[?&#](?:auth_token|access_token|token|tokenId)=([A-Za-z0-9+/_=.~%-]{20,4096})/g;
/** JSON web tokens, Telegram bot tokens, private keys, and keys like those of OpenAI, Stripe, GitHub and Slack. */
const MARKED =
  /(?<![A-Za-z0-9_-])(?:eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}|\d{8,10}:[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])|sk-(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{24,}|[sr]k_live_[A-Za-z0-9]{16,}|gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{30,}|xox[abeprs]-[A-Za-z0-9-]{20,})|-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/;
const CONNECT = /^\s*\/connect(?:@\w+)?\s+([\s\S]+)$/i;

/** Invisible characters that copying can add. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** The shortest text that can contain one: `?token=` and twenty characters. */
const MIN_LENGTH = 27;
const MAX_LENGTH = 100_000;

interface FoundTokens {
  /** In the order of the text, without repeats. */
  tokens: string[];
  /** The text without them (and without invisible characters, if any token was found). */
  rest: string;
}

/** Finds access tokens in `text`. Never matches a normal word, an address, a hash, a UUID or another service's key. */
export function findTokens(text: string): FoundTokens {
  if (text.length < MIN_LENGTH) return { tokens: [], rest: text };
  const clean = text.slice(0, MAX_LENGTH).replace(INVISIBLE, '');
  const found = new Set<string>();

  const afterConnect = CONNECT.exec(clean)?.[1];
  if (afterConnect !== undefined) {
    const joined = afterConnect.replace(/\s+/g, '');
    // A token copied from a narrow window contains line breaks.
    if (WHOLE_SHAPE.test(joined)) return { tokens: [joined], rest: '/connect' };
  }
  for (const match of clean.matchAll(SHAPE)) found.add(match[0]);
  for (const value of parametersIn(clean)) if (WHOLE_SHAPE.test(decoded(value))) found.add(value);
  if (afterConnect !== undefined && found.size === 0) {
    for (const value of parametersIn(afterConnect)) found.add(value);
    for (const word of afterConnect.split(/\s+/)) if (isLongCredential(word)) found.add(word);
  }
  if (found.size === 0) return { tokens: [], rest: text };
  const longestFirst = [...found].sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((left, token) => left.replaceAll(token, ' '), clean);
  return { tokens: [...found].map(decoded), rest: rest.replace(/[ \t]{2,}/g, ' ').trim() };
}

/** Whether `text` contains anything that looks like a credential of this or any other service. */
export function containsSecret(text: string): boolean {
  if (text.length < MIN_LENGTH) return false;
  const clean = text.slice(0, MAX_LENGTH).replace(INVISIBLE, '');
  const bearers = Array.from(clean.matchAll(BEARER), ([, value = '']) => value);
  if (findTokens(text).tokens.length > 0 || parametersIn(clean).length > 0) return true;
  return bearers.some((value) => /\d/.test(value)) || MARKED.test(clean);
}

function parametersIn(text: string): string[] {
  return Array.from(text.matchAll(PARAMETER), ([, value = '']) => value);
}

/** Whether a word after /connect can only be a credential, not a URL or scope. */
function isLongCredential(word: string): boolean {
  return word.length >= 20 && /^[\x21-\x7e]+$/.test(word) && !/^(https?:\/\/|api:|ds:)/i.test(word);
}

/** Percent-decodes a token taken from a URL. */
function decoded(token: string): string {
  if (!token.includes('%')) return token;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** Whether `text` is valid in an Authorization header: 16 to 4096 visible ASCII characters. */
export function isSendableToken(text: string): boolean {
  return /^[\x21-\x7e]{16,4096}$/.test(text);
}
