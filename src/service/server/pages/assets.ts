/** Static files of the pages: their style sheet, and the scripts of the upload page. */
import { readFileSync } from 'node:fs';
import { PAGE_HEADERS } from './layout.ts';

const TYPES = {
  'authorize.css': 'text/css; charset=utf-8',
  'upload.js': 'text/javascript; charset=utf-8',
  'upload-requests.js': 'text/javascript; charset=utf-8',
  'upload-view.js': 'text/javascript; charset=utf-8',
} as const;
type AssetName = keyof typeof TYPES;

export const ASSET_NAMES = Object.keys(TYPES) as AssetName[];

const contents = new Map<AssetName, string>();

export function isAsset(name: string): name is AssetName {
  return Object.hasOwn(TYPES, name);
}

export function assetResponse(name: AssetName): Response {
  const text = contents.get(name) ?? readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
  contents.set(name, text);
  return new Response(text, { headers: { ...PAGE_HEADERS, 'content-type': TYPES[name], 'cache-control': 'no-cache' } });
}
