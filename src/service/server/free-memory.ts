/**
 * Frees this memory at once; nobody may use any part of it any more. Left to the garbage collector tens of megabytes of such
 * wait, and it goes through all that its thread has, again and again, for them.
 */
export function freeMemory(buffer: ArrayBuffer): void {
  buffer.transfer(0);
}
