/** The platforms of records, with their address as used in records and filters. */
export const PLATFORMS = {
  telegram: 'https://telegram.com',
  whatsapp: 'https://whatsapp.com',
  slack: 'https://slack.com',
  discord: 'https://discord.com',
  signal: 'https://signal.org',
} as const;
export type PlatformName = keyof typeof PLATFORMS;
export const PLATFORM_KEYS = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];

/** Display names. */
export const PLATFORM_NAMES: { readonly [name in PlatformName]: string } = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  slack: 'Slack',
  discord: 'Discord',
  signal: 'Signal',
};

/** Platforms whose reach a search reports, and mail of any service. */
export const REACH_PLATFORMS = [...PLATFORM_KEYS, 'email'] as const;
