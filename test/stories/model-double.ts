/** A language model as the embedded service meets it (OpenAI-compatible), that says what a test tells it to. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelDouble {
  readonly baseUrl: string;
  /** What was asked: the body of each request. */
  readonly asked: readonly string[];
  says(completion: string): void;
  close(): Promise<void>;
}

export async function openModel(): Promise<ModelDouble> {
  let completion = 'Nothing yet.';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      asked.push(body);
      const reply = { choices: [{ message: { role: 'assistant', content: completion } }] };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    says(text) {
      completion = text;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
