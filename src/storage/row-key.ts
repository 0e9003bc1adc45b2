/** Keys of rows that many write at once. */
import { randomBytes } from 'node:crypto';

/**
 * A key that nobody else makes: 16 characters of `A-Za-z0-9_-`. Those made at about the same moment `at` (ms) begin alike,
 * so that rows written together lie together: one with a key of chance would cost a page of its own in every index.
 */
export function rowKey(at: number): string {
  return at.toString(36).slice(-8).padStart(8, '0') + randomBytes(6).toString('base64url');
}
