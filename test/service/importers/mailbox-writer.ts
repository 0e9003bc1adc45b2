/** Writes mailboxes for tests like mail programs do. */

export interface WrittenMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Date of the From_ line. */
  readonly from?: string;
}

/** A mail with the usual headers and a body. */
export function mail(headers: Readonly<Record<string, string>>, body = 'Hello', from?: string): WrittenMail {
  const usual = { From: 'Ann <ann@example.org>', Date: 'Fri, 01 Jan 2021 10:00:00 +0100', Subject: 'Hi' };
  return { headers: { ...usual, ...headers }, body, ...(from === undefined ? {} : { from }) };
}

/** Headers and body, with `end` as line ending. */
export function eml({ headers, body }: WrittenMail, end = '\n'): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', ...body.split('\n'), ''].join(end);
}

/** An mbox (mboxrd): lines that look like a From_ line are quoted, and each mail ends with an empty line. */
export function mbox(mails: readonly WrittenMail[], end = '\n'): string {
  return mails
    .map((written) => {
      const body = written.body.replace(/^(>*From )/gm, '>$1');
      return `From ${written.from ?? '1@xxx Fri Jan 01 09:00:00 +0000 2021'}${end}${eml({ ...written, body }, end)}${end}`;
    })
    .join('');
}
