/** Types of the REST routes and their requests. */

/** What the server adds to each request. */
export type Bindings = {
  address?: string | undefined;
  /** The raw incoming stream: the request's own stream copies each chunk once more. */
  body?: AsyncIterable<Uint8Array> | undefined;
  /** Destroys the connection, so that the client doesn't take a partial reply for a complete one. */
  cut: () => void;
};

export interface RouteCall {
  readonly request: Request;
  /** Path parameters, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** The client's address, for rate limits. */
  readonly address: string;
  readonly body: Bindings['body'];
}

export interface Route {
  readonly method: string;
  /** `:name` matches one segment; `:schema` the whole rest. */
  readonly path: string;
  /** @throws ApiError */
  handle(call: RouteCall): Response | Promise<Response>;
}
