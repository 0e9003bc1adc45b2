/** Mailboxes written down in tests, as programs write them. */

export interface WrittenMail {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Of its From_ line. */
  readonly from?: string;
}

/** One mail with what each has, and a body. */
export function mail(headers: Readonly<Record<string, string>>, body = 'Hello', from?: string): WrittenMail {
  const usual = { From: 'Ann <ann@example.org>', Date: 'Fri, 01 Jan 2021 10:00:00 +0100', Subject: 'Hi' };
  return { headers: { ...usual, ...headers }, body, ...(from === undefined ? {} : { from }) };
}

/** Headers and body, lines ended by `end`. */
export function eml({ headers, body }: WrittenMail, end = '\n'): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [...lines, '', ...body.split('\n'), ''].join(end);
}

/** An mbox (mboxrd): lines that look like the beginning of a mail are quoted, and each mail ends in an empty line. */
export function mbox(mails: readonly WrittenMail[], end = '\n'): string {
  return mails
    .map((written) => {
      const body = written.body.replace(/^(>*From )/gm, '>$1');
      return `From ${written.from ?? '1@xxx Fri Jan 01 09:00:00 +0000 2021'}${end}${eml({ ...written, body }, end)}${end}`;
    })
    .join('');
}
