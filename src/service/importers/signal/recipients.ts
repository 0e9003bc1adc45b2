/** Recipients in a Signal export: people, groups and the owner. Their numbers differ between phones. */

import { isObject } from '#platform/json.ts';
import { idOf, objectOf, stableId, textOf } from '../json-value.ts';
import { displayName } from '../shown-name.ts';
import type { Frame } from './chat-item.ts';

export interface Recipient {
  /** Stable across exports, if the export allows. */
  readonly id: string;
  readonly name: string;
  readonly handle: string | undefined;
  readonly isSelf: boolean;
  readonly native: Frame;
}

/** Maximum recipients, and characters of their native data; beyond the latter, native data is dropped. */
const [MAX_RECIPIENTS, MAX_NATIVE] = [20_000, 2_000_000];

export const NOTE_TO_SELF = 'Note to Self';

/** Keys to data stored elsewhere by Signal, which must not be kept with messages. */
const SECRETS: ReadonlySet<string> = new Set([
  'profileKey',
  'masterKey',
  'identityKey',
  'rootKey',
  'adminKey',
  'avatar',
]);

export class Recipients {
  /** By number in the frames. */
  readonly #byNumber = new Map<string, Recipient>();
  readonly #namesByAci = new Map<string, string>();
  #nativeLength = 0;
  #self: Recipient | undefined;

  get self(): Recipient | undefined {
    return this.#self;
  }

  add(frame: Frame, ownName: string | undefined): void {
    const number = idOf(frame.id);
    if (number === undefined || this.#byNumber.size >= MAX_RECIPIENTS) return;
    const recipient = recipientOf(number, frame, this.#nativeOf(frame), ownName);
    this.#byNumber.set(number, recipient);
    if (recipient.isSelf) this.#self ??= recipient;
    const aci = uuidOf(objectOf(frame.contact).aci);
    if (aci !== undefined) this.#namesByAci.set(aci, recipient.name);
  }

  #nativeOf(frame: Frame): Frame {
    const native = withoutSecrets(frame);
    this.#nativeLength += JSON.stringify(native).length;
    return this.#nativeLength > MAX_NATIVE ? {} : native;
  }

  get(number: string | undefined): Recipient | undefined {
    return number === undefined ? undefined : this.#byNumber.get(number);
  }

  /** @param aci in any form found in exports */
  nameOfAci(aci: unknown): string | undefined {
    const uuid = uuidOf(aci);
    return uuid === undefined ? undefined : this.#namesByAci.get(uuid);
  }
}

function recipientOf(number: string, frame: Frame, native: Frame, ownName: string | undefined): Recipient {
  const { contact, group, self, distributionList, callLink, releaseNotes } = frame;
  if (isObject(self)) {
    return { id: 'self', name: ownName ?? 'Me', handle: undefined, isSelf: true, native };
  }
  if (isObject(contact)) return { ...contactOf(number, contact), isSelf: false, native };
  if (isObject(group)) {
    const key = textOf(group.masterKey);
    const id = key === undefined ? `recipient-${number}` : stableId('signal group', key);
    return { id, name: groupName(group) ?? 'Group', handle: undefined, isSelf: false, native };
  }
  const other = { id: `recipient-${number}`, handle: undefined, isSelf: false, native };
  if (isObject(releaseNotes)) return { ...other, name: 'Signal' };
  if (isObject(distributionList)) return { ...other, name: 'Story' };
  return { ...other, name: isObject(callLink) ? (displayName(callLink.name) ?? 'Call') : `Recipient ${number}` };
}

function contactOf(number: string, contact: Frame) {
  const aci = uuidOf(contact.aci);
  const phone = phoneOf(contact.e164);
  const username = displayName(contact.username);
  const { given, family } = objectOf(contact.nickname);
  const name =
    full(given, family) ??
    full(contact.systemGivenName, contact.systemFamilyName) ??
    full(contact.profileGivenName, contact.profileFamilyName) ??
    username ??
    phone;
  const id = aci ?? phone ?? uuidOf(contact.pni) ?? `recipient-${number}`;
  return { id, name: name ?? `Unknown (${id.slice(0, 8)})`, handle: username };
}

function groupName(group: Frame): string | undefined {
  const snapshot = isObject(group.snapshot) ? group.snapshot : group;
  const { title } = snapshot;
  return isObject(title) ? displayName(title.title) : displayName(title);
}

export function full(given: unknown, family: unknown): string | undefined {
  return displayName([textOf(given), textOf(family)].filter((part) => part !== undefined).join(' '));
}

/** Service ids are UUIDs, or their bytes in base64. */
export function uuidOf(value: unknown): string | undefined {
  const text = textOf(value);
  if (text === undefined) return undefined;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text.toLowerCase();
  if (!/^[\w+/-]{22,24}={0,2}$/.test(text)) return undefined;
  // The id of a phone number has a prefix byte.
  const hex = Buffer.from(text, 'base64').toString('hex').slice(-32);
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : undefined;
}

function phoneOf(value: unknown): string | undefined {
  const digits = (idOf(value) ?? '').replaceAll(/[^\d]/g, '');
  return digits.length < 4 ? undefined : `+${digits}`;
}

function withoutSecrets(value: Frame): Frame {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRETS.has(key))
      .map(([key, member]) => [key, isObject(member) ? withoutSecrets(member) : member]),
  );
}
