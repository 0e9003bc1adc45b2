/** A language model as the embedded service meets it, that says what a test tells it to and cites something it was given. */
import { type Asked, openScriptedModel, seenBy } from './scripted-model.ts';

export interface ModelDouble {
  readonly baseUrl: string;
  /** What was asked: the body of each request. */
  readonly asked: readonly string[];
  says(completion: string): void;
  close(): Promise<void>;
}

/** The first thing that it was given under a name. */
function citation(asked: Asked): string {
  const name = /^([a-z]{2}\d+) /m.exec(seenBy(asked))?.[1];
  return name === undefined ? '' : `\n\n[[${name}]]`;
}

export async function openModel(): Promise<ModelDouble> {
  const model = await openScriptedModel();
  const says: ModelDouble['says'] = (completion) =>
    model.behaves((_, asked) => ({ say: completion.trim() === '' ? completion : completion + citation(asked) }));
  says('Nothing yet.');
  return {
    baseUrl: model.baseUrl,
    get asked() {
      return model.asked.map(({ body }) => JSON.stringify(body));
    },
    says,
    close: model.close,
  };
}
