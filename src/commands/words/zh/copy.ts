/** Buttons that copy, in Chinese. */
export const copy = {
  /** @param what a code or number, shortened */
  label: (what: string): string => `复制 ${what}`,
  reference: '复制问题编号',
};
