/** What a search sends: its words, and the filters of the extension (contract/search-extension.ts) where it has some. */
import type { SearchInput } from '../contract/data-service.ts';
import { SearchInputs } from '../contract/search-extension.ts';
import { badRequest } from './input.ts';
import { wordsOf } from './keywords.ts';

/** @throws ServiceFailure bad-request when there is nothing to look for, or too much */
export function searchWords({ keywords, extended }: SearchInput): string[] {
  const isList = keywords.length === 0 && Object.keys(extended ?? {}).length > 0;
  return isList ? [] : wordsOf(keywords);
}

/** @throws ServiceFailure bad-request for filters that the contract does not allow */
export function checkSearch({ extended = {} }: SearchInput): void {
  const [issue] = SearchInputs.safeParse(extended).error?.issues ?? [];
  if (issue) throw badRequest(`${issue.path.join('.')}: ${issue.message}`.slice(0, 300));
}

/** The filters as parameters of a query string. */
export function filterParameters({ extended = {} }: SearchInput): Record<string, string> {
  return Object.fromEntries(Object.entries(extended).map(([name, value]) => [name, String(value)]));
}
