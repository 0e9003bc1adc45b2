/** One route of the REST interface. */

/** What the server adds to each request. */
export type Bindings = {
  address?: string | undefined;
  /** As it comes in: through the request's own stream each piece is copied once more. */
  body?: AsyncIterable<Uint8Array> | undefined;
  /** Breaks the connection off, so that nobody takes for whole what was sent. */
  cut: () => void;
};

export interface Asked {
  readonly request: Request;
  /** The named parts of the path, decoded. */
  readonly parts: Readonly<Record<string, string>>;
  /** Of whoever asks, for rate limits. */
  readonly address: string;
  readonly body: Bindings['body'];
}

export interface Route {
  readonly method: string;
  /** `:name` stands for one part; `:schema` for the whole rest. */
  readonly path: string;
  /** @throws ApiError */
  handle(asked: Asked): Response | Promise<Response>;
}
