/** Server-sent events (WHATWG HTML, 9.2.6). */
export interface ServerEvent {
  /** `message` where the stream names none. */
  readonly name: string;
  readonly data: string;
}

/** @returns takes the next bytes, and gives the events that they complete; what never ends with an empty line is no event */
export function createEventReader(): (bytes: Uint8Array) => ServerEvent[] {
  const decoder = new TextDecoder();
  let rest = '';
  let name = '';
  let data: string[] = [];
  /** Whether the last sign was a return, so that a line feed right behind it belongs to it. */
  let returned = false;

  function takeLine(line: string, events: ServerEvent[]): void {
    if (line === '') {
      if (data.length > 0) events.push({ name: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
  }

  return (bytes) => {
    const events: ServerEvent[] = [];
    let text = decoder.decode(bytes, { stream: true });
    if (returned && text.startsWith('\n')) text = text.slice(1);
    if (text !== '') returned = text.endsWith('\r');
    const lines = text.split(/\r\n|\r|\n/);
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    for (const line of lines) takeLine(line, events);
    return events;
  };
}
