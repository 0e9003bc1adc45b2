/**
 * Frees a buffer's memory immediately; no view of it may be used afterwards. Left to the garbage collector, tens of megabytes
 * pile up and trigger repeated full collections of the thread's heap.
 */
export function freeMemory(buffer: ArrayBuffer): void {
  buffer.transfer(0);
}
