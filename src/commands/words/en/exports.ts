/** Where each app hides its export, click by click: in English as the upload page has it. */
import { EXPORT_GUIDES, type ExportApp, type ExportGuide } from '#service/contract/export-guides.ts';

type Guide = Pick<ExportGuide, 'steps' | 'note'>;

export const exports = Object.fromEntries(EXPORT_GUIDES.map(({ app, ...guide }) => [app, guide])) as Readonly<
  Record<ExportApp, Guide>
>;
