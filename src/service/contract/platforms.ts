/** The platforms that records come from, by their address, as records and filters carry it. */
export const PLATFORMS = {
  telegram: 'https://telegram.com',
  whatsapp: 'https://whatsapp.com',
  slack: 'https://slack.com',
  discord: 'https://discord.com',
  signal: 'https://signal.org',
} as const;
export type PlatformName = keyof typeof PLATFORMS;
export const PLATFORM_KEYS = Object.keys(PLATFORMS) as [PlatformName, ...PlatformName[]];

/** As people call them. */
export const PLATFORM_NAMES: { readonly [name in PlatformName]: string } = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  slack: 'Slack',
  discord: 'Discord',
  signal: 'Signal',
};

/** Whose reach a search tells: the platforms, and mail, of whichever service. */
export const REACH_PLATFORMS = [...PLATFORM_KEYS, 'email'] as const;
