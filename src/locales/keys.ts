/** Made of the catalogues by `npm run words`. */
import type { Amount, Moment, None, Piece } from './values.ts';

export type Noun = 'social-chat-group' | 'social-chat-message' | 'social-email' | 'social-post' | 'social-following' | 'social-calendar' | 'social-event' | 'favourite' | 'file' | 'credit' | 'day' | 'hit' | 'record' | 'mail' | 'all' | 'chats';
export type PlainTexts =
  Record<
    | 'list-comma'
    | 'access-allows-api-search-chat-threads' | 'access-allows-api-search-ds' | 'access-allows-api-search-universal' | 'access-allows-api-ds-query' | 'access-allows-api-llm-prompt' | 'access-allows-api-llm-agent-prompt' | 'access-allows-api-llm-profile-prompt' | 'access-allows-ds-r-social-chat-group' | 'access-allows-ds-r-social-chat-message' | 'access-allows-ds-r-social-email' | 'access-allows-ds-r-social-post' | 'access-allows-ds-r-social-following' | 'access-allows-ds-r-social-calendar' | 'access-allows-ds-r-social-event' | 'access-allows-ds-r-favourite' | 'access-allows-ds-r-file' | 'access-presets-search-title' | 'access-presets-search-allows' | 'access-presets-answers-title' | 'access-presets-answers-allows' | 'access-presets-everything-title' | 'access-presets-everything-allows' | 'access-lasts-30-days' | 'access-lasts-90-days' | 'access-lasts-1-year' | 'access-lasts-until-revoked'
    | 'account-looking' | 'account-credits-unknown' | 'account-commands' | 'account-more-than-left' | 'account-permissions' | 'account-from-service' | 'account-from-person' | 'account-from-unknown' | 'account-no-scopes' | 'account-others-unknown' | 'account-ended' | 'account-had-ended' | 'account-no-access'
    | 'ask-what' | 'ask-hint' | 'ask-no-words' | 'ask-activity' | 'ask-thinking' | 'ask-without-data'
    | 'answer-closest' | 'answer-counted' | 'answer-quotes' | 'answer-nothing'
    | 'profile-asks' | 'profile-write' | 'profile-not-now' | 'profile-counted' | 'profile-by-model' | 'profile-my-numbers'
    | 'asking-buttons-about-this'
    | 'bot-description' | 'bot-short-description'
    | 'buttons-connect' | 'buttons-connect-again' | 'buttons-connect-wider' | 'buttons-connect-other' | 'buttons-start-again' | 'buttons-try-again' | 'buttons-search-instead' | 'buttons-account' | 'buttons-credits' | 'buttons-settings' | 'buttons-privacy' | 'buttons-help' | 'buttons-disconnect' | 'buttons-check-token' | 'buttons-stop-them' | 'buttons-continue-in-private' | 'buttons-back' | 'buttons-more' | 'buttons-search' | 'buttons-ask' | 'buttons-chats' | 'buttons-cancel' | 'buttons-run-again'
    | 'commands-start' | 'commands-help' | 'commands-search' | 'commands-ask' | 'commands-recent' | 'commands-chats' | 'commands-today' | 'commands-count' | 'commands-stats' | 'commands-profile' | 'commands-import' | 'commands-save' | 'commands-cancel' | 'commands-credits' | 'commands-watches' | 'commands-settings' | 'commands-account' | 'commands-connect' | 'commands-disconnect' | 'commands-privacy'
    | 'connected-title' | 'connected-lasts-until-ended' | 'connected-before-ended' | 'connected-before-failed-here' | 'connected-before-impossible-here' | 'connected-not-tried' | 'connected-can-use' | 'connected-allows-nothing' | 'connected-just-write' | 'connected-bring-in'
    | 'connecting-heading' | 'connecting-checking' | 'connecting-connecting' | 'connecting-nothing-stored' | 'connecting-nothing-connected' | 'connecting-connect-own' | 'connecting-look-around' | 'connecting-replaces' | 'connecting-may-do-own' | 'connecting-may-do-sample' | 'connecting-choose-in-browser' | 'connecting-new-replaces' | 'connecting-tap-and-tick' | 'connecting-what-is-stored' | 'connecting-on-the-page' | 'connecting-choose-what-i-may-read' | 'connecting-removed' | 'connecting-incomplete' | 'connecting-never-in-groups' | 'connecting-exposed' | 'connecting-exposed-removed' | 'connecting-link-is-over' | 'connecting-link-was-used' | 'connecting-declined' | 'connecting-declined-why' | 'connecting-failed' | 'connecting-page-failed' | 'connecting-no-token'
    | 'dates-today' | 'dates-yesterday' | 'dates-tomorrow'
    | 'disconnecting-ask-access' | 'disconnecting-ask-unconnected' | 'disconnecting-live-stops' | 'disconnecting-cannot-be-undone' | 'disconnecting-erase-all' | 'disconnecting-erase-nothing' | 'disconnecting-keep-it' | 'disconnecting-erasing' | 'disconnecting-nothing-to-erase' | 'disconnecting-erased' | 'disconnecting-items-token' | 'disconnecting-items-link' | 'disconnecting-items-live' | 'disconnecting-items-settings' | 'disconnecting-not-erased' | 'disconnecting-stays-chat' | 'disconnecting-archive-ask' | 'disconnecting-archive-erase' | 'disconnecting-archive-erasing' | 'disconnecting-archive-is-sample' | 'disconnecting-archive-erased' | 'disconnecting-archive-nothing-left'
    | 'examples-search' | 'examples-ask' | 'examples-recent' | 'examples-today' | 'examples-count' | 'examples-stats' | 'examples-profile' | 'examples-import' | 'examples-save'
    | 'exports-telegram-note' | 'exports-whatsapp-note' | 'exports-signal-note' | 'exports-slack-note' | 'exports-discord-note' | 'exports-gmail-note' | 'exports-telegram-steps' | 'exports-whatsapp-steps' | 'exports-signal-steps' | 'exports-slack-steps' | 'exports-discord-steps' | 'exports-gmail-steps'
    | 'failures-titles-not-connected' | 'failures-titles-token-refused' | 'failures-titles-token-expired' | 'failures-titles-scope-missing' | 'failures-titles-credits-out' | 'failures-titles-cap-reached' | 'failures-titles-rate-limited' | 'failures-titles-bad-request' | 'failures-titles-not-offered' | 'failures-titles-not-found' | 'failures-titles-timeout' | 'failures-titles-unreachable' | 'failures-titles-connection-lost' | 'failures-titles-service-failed' | 'failures-titles-model-failed' | 'failures-titles-unreadable-reply' | 'failures-titles-reply-too-large' | 'failures-titles-cancelled' | 'failures-titles-too-many-waiting' | 'failures-titles-private-only' | 'failures-titles-stale-button' | 'failures-titles-internal' | 'failures-not-connected-sample' | 'failures-token-expired' | 'failures-lacks' | 'failures-needs' | 'failures-lacks-unknown' | 'failures-credits-out-no-price-no-left' | 'failures-cap-used-up' | 'failures-rate-limited' | 'failures-wait-a-minute' | 'failures-bad-request' | 'failures-not-found' | 'failures-timeout' | 'failures-connection-lost' | 'failures-service-failed' | 'failures-try-later' | 'failures-unreadable-reply' | 'failures-too-large' | 'failures-cancelled' | 'failures-not-taken-up' | 'failures-continue-there' | 'failures-forgotten-button' | 'failures-internal' | 'failures-may-have-cost-some' | 'failures-refused-none-works'
    | 'stats-only-messages' | 'stats-counting' | 'stats-in-all' | 'stats-none' | 'stats-empty' | 'stats-show' | 'stats-as-picture' | 'stats-forgotten' | 'stats-again' | 'stats-chart-months' | 'stats-chart-weekdays' | 'stats-chart-hours' | 'stats-chart-you' | 'stats-chart-others' | 'stats-chart-chats' | 'stats-chart-people' | 'stats-chart-words'
    | 'front-overflow' | 'front-nothing-visible' | 'front-working' | 'front-unknown-button' | 'front-gone-button' | 'front-foreign-button' | 'front-too-fast' | 'front-private-only' | 'front-not-allowed' | 'front-repeat-note' | 'front-unsendable' | 'front-secrets-token' | 'front-secrets-other' | 'front-still-working' | 'front-nothing-running' | 'front-stopped-now' | 'front-taken-back-profile' | 'front-taken-back-disconnect' | 'front-taken-back-other'
    | 'help-heading' | 'help-heading-unconnected' | 'help-not-with-token' | 'help-prices'
    | 'idle-unused' | 'idle-forgotten' | 'idle-ended' | 'idle-may-be-valid'
    | 'importing-file' | 'importing-heading' | 'importing-step-1' | 'importing-step-3' | 'importing-not-connected' | 'importing-elsewhere-heading' | 'importing-page' | 'importing-page-heading' | 'importing-page-what' | 'importing-open-page' | 'importing-no-page' | 'importing-how-to-export' | 'importing-looking-after' | 'importing-silent-no-name' | 'importing-still-going-no-name' | 'importing-cannot-stop' | 'importing-unknown' | 'importing-too-many' | 'importing-not-me' | 'importing-see' | 'importing-connect-to-search' | 'importing-failed-cancelled' | 'importing-failed-cancelled-halfway' | 'importing-failed-silent' | 'importing-failed-unanswered' | 'importing-failed-failed' | 'importing-failed-not-known' | 'importing-failed-empty' | 'importing-failed-other-archive' | 'importing-failed-zip-password' | 'importing-failed-zip-bomb' | 'importing-failed-zip-of-zips' | 'importing-failed-damaged' | 'importing-failed-telegram-html' | 'importing-failed-whatsapp-backup' | 'importing-failed-whatsapp-dates' | 'importing-failed-signal-backup' | 'importing-failed-discord-package' | 'importing-failed-discord-html' | 'importing-failed-outlook' | 'importing-receipt-aside' | 'importing-receipt-disk-full' | 'importing-receipt-go-on' | 'importing-ask-who-why' | 'importing-ask-no-name' | 'importing-ask-none-of-them' | 'importing-ask-stop' | 'importing-ask-all-the-same' | 'importing-ask-leave-it' | 'importing-ask-day-first' | 'importing-ask-month-first'
    | 'inline-connect' | 'inline-in-private' | 'inline-here' | 'inline-too-long' | 'inline-not-allowed'
    | 'live-begun' | 'live-ended' | 'live-archive-gone' | 'live-start' | 'live-stop' | 'live-none' | 'live-take-out' | 'live-still-connected' | 'live-stop-it' | 'live-start-it'
    | 'money-looking' | 'money-left-unknown' | 'money-set-cap' | 'money-through-bot' | 'money-through-bot-only' | 'money-no-cap' | 'money-midnight-utc' | 'money-midnight-own' | 'money-nothing-spent'
    | 'own-data-button' | 'own-data-collecting' | 'own-data-doing' | 'own-data-empty' | 'own-data-unreachable' | 'own-data-kept-only' | 'own-data-page-heading' | 'own-data-open-page' | 'own-data-parts-stopped' | 'own-data-go-on'
    | 'plain-small-talk-thanks' | 'plain-small-talk-greeting' | 'plain-small-talk-farewell' | 'plain-small-talk-fine' | 'plain-text-only' | 'plain-not-connected' | 'plain-neither' | 'plain-changed'
    | 'privacy-stored' | 'privacy-encrypted' | 'privacy-where-to' | 'privacy-model-none' | 'privacy-model-unknown' | 'privacy-not-sold' | 'privacy-files' | 'privacy-groups' | 'privacy-how-to-erase' | 'privacy-erase' | 'privacy-items-1-no-days' | 'privacy-items-2' | 'privacy-items-3' | 'privacy-items-4' | 'privacy-items-5' | 'privacy-items-6'
    | 'records-other-heading' | 'records-unnamed-chat' | 'records-no-text' | 'records-you'
    | 'results-next' | 'results-ask-about-these' | 'results-unnamed-chat' | 'results-no-text' | 'results-you' | 'results-some' | 'results-back' | 'results-more' | 'results-newest-first' | 'results-best-first' | 'results-answer-this' | 'results-alert-me' | 'results-add-chats' | 'results-none-advice' | 'results-empty-archive' | 'results-without-filters' | 'results-everywhere' | 'results-forgotten' | 'results-forgotten-here' | 'results-search-again'
    | 'routines-watch' | 'routines-list' | 'routines-none' | 'routines-listed' | 'routines-today' | 'routines-week' | 'routines-in-utc' | 'routines-offer-watch-how' | 'routines-offer-today' | 'routines-offer-week' | 'routines-stops-by-itself' | 'routines-not-now' | 'routines-begun' | 'routines-already' | 'routines-cannot-watch' | 'routines-ended' | 'routines-gone' | 'routines-search-all' | 'routines-why-not-connected' | 'routines-why-token' | 'routines-why-scope-missing' | 'routines-why-credits-out' | 'routines-why-cap-reached' | 'routines-why-dearer' | 'routines-why-unreadable' | 'routines-why-trouble'
    | 'saving-saved' | 'saving-saved-aside' | 'saving-known' | 'saving-how'
    | 'service-own'
    | 'settings-unknown' | 'settings-back' | 'settings-language-label' | 'settings-language-open' | 'settings-language-ask' | 'settings-language-as-telegram' | 'settings-cap-label' | 'settings-cap-none' | 'settings-cap-zero' | 'settings-cap-remove' | 'settings-results-open' | 'settings-results-cover-label' | 'settings-results-cover-on' | 'settings-results-cover-off' | 'settings-results-cover-turn-on' | 'settings-results-cover-turn-off' | 'settings-results-protect-label' | 'settings-results-protect-on' | 'settings-results-protect-off' | 'settings-results-protect-turn-on' | 'settings-results-protect-turn-off' | 'settings-results-delete-label' | 'settings-results-delete-never' | 'settings-results-delete-keep' | 'settings-results-from-now-on' | 'settings-results-deleted'
    | 'start-hello-no-name' | 'start-welcome-back-no-name' | 'start-what' | 'start-sample-or-own' | 'start-answer-here' | 'start-what-can-you-do'
    | 'timelines-free'
    | 'today-doing' | 'today-doing-week' | 'today-doing-then' | 'today-waiting' | 'today-named' | 'today-named-next' | 'today-named-then' | 'today-happened' | 'today-happened-week' | 'today-nothing' | 'today-nothing-week' | 'today-nothing-then' | 'today-which-day' | 'today-not-synced' | 'today-daily' | 'today-weekly' | 'today-in-words' | 'today-question' | 'today-question-week'
    | 'zones-title' | 'zones-unknown' | 'zones-which-city' | 'zones-hint' | 'zones-which-one' | 'zones-change' | 'zones-tell'
    | 'place-archive' | 'place-sample'
    | 'query-sent' | 'query-received' | 'query-has-link' | 'query-has-file' | 'query-has-photo' | 'query-has-video' | 'query-has-voice' | 'query-has-audio' | 'query-has-sticker' | 'query-no-word' | 'query-only-excluded' | 'query-excluded-filter' | 'query-no-day'
    | 'search-what' | 'search-hint' | 'search-activity'
    | 'conversation-activity' | 'conversation-start' | 'conversation-empty' | 'conversation-earlier' | 'conversation-later' | 'conversation-open-in-telegram' | 'conversation-open' | 'conversation-whole', None> &
  Record<'access-presets-search-price' | 'access-presets-answers-price' | 'access-presets-everything-price' | 'settings-cap-operator', { credits: Piece }> &
  Record<'account-since' | 'connected-lasts-until' | 'failures-try-after', { at: Piece }> &
  Record<'account-credits', { left: Piece }> &
  Record<
    | 'account-others' | 'account-and-more'
    | 'disconnecting-items-results' | 'disconnecting-items-buttons' | 'disconnecting-items-pending' | 'disconnecting-items-spending' | 'disconnecting-accesses-ended' | 'disconnecting-archive-accesses'
    | 'importing-receipt-written' | 'importing-receipt-updated' | 'importing-receipt-known'
    | 'money-receipt-left' | 'money-left'
    | 'numbers-credits'
    | 'records-unreadable'
    | 'routines-more' | 'routines-erased'
    | 'today-read-newest'
    | 'results-amount'
    | 'person-mentions' | 'person-in-chats', { amount: number }> &
  Record<'account-other' | 'account-other-used', { app: Piece; since: Piece; until: Piece }> &
  Record<'account-other-no-until' | 'account-other-no-until-used', { app: Piece; since: Piece }> &
  Record<'account-end' | 'importing-way-to', { app: Piece }> &
  Record<'answer-by-model' | 'profile-by-model-at' | 'privacy-model-local' | 'privacy-model-elsewhere', { host: Piece }> &
  Record<'balance-refill', { allowance: number; at: Piece }> &
  Record<
    | 'connected-before-failed-there' | 'connected-before-impossible-there'
    | 'connecting-stays-at'
    | 'disconnecting-ended-at' | 'disconnecting-stays-service' | 'disconnecting-stays-service-and-access' | 'disconnecting-stays-service-and-token'
    | 'failures-not-connected' | 'failures-token-refused' | 'failures-counted-by' | 'failures-not-offered' | 'failures-unreachable'
    | 'importing-what' | 'importing-elsewhere' | 'importing-elsewhere-file'
    | 'own-data-elsewhere'
    | 'privacy-to-service'
    | 'start-stays-at', { service: Piece }> &
  Record<'connected-not-with-token' | 'connected-not-with-access' | 'failures-refused-still-work', { commands: Piece }> &
  Record<'connecting-go-back' | 'connecting-close-page' | 'help-in-group' | 'start-in-group', { bot: Piece }> &
  Record<'connecting-not-stored', { reference: Piece }> &
  Record<'dates-today-at' | 'stats-counted-at' | 'routines-when-no-day' | 'routines-at-no-day' | 'settings-results-delete-after' | 'query-during', { time: Piece }> &
  Record<'dates-on-weekday', { weekday: number }> &
  Record<'dates-on-date' | 'dates-on-date-in-year' | 'dates-weekday-date-in-year' | 'today-title', { day: Moment }> &
  Record<'dates-on-weekday-date', { day: Moment; weekday: number }> &
  Record<'dates-with-time', { day: Piece; time: Piece }> &
  Record<'disconnecting-ask-token', { masked: Piece }> &
  Record<'disconnecting-stays-today' | 'money-receipt-today-no-cap' | 'money-in-doubt', { spent: number }> &
  Record<'disconnecting-archive-holds' | 'disconnecting-archive-records', { amount: number; bytes: Amount }> &
  Record<'disconnecting-archive-stays' | 'routines-end' | 'routines-stopped' | 'results-none', { what: Piece }> &
  Record<'failures-credits-out', { left: number; price: number }> &
  Record<'failures-credits-out-no-left' | 'failures-may-have-cost' | 'front-stopped', { price: number }> &
  Record<'failures-credits-out-no-price', { left: number }> &
  Record<'failures-cap' | 'failures-cap-mine', { limit: number; midnight: Piece; price: Piece; resetsAt: Piece; spent: Piece }> &
  Record<'failures-cap-no-price' | 'failures-cap-mine-no-price', { limit: number; midnight: Piece; resetsAt: Piece; spent: Piece }> &
  Record<'stats-read', { amount: Piece; most: Piece }> &
  Record<'stats-reading', { amount: number; credits: number }> &
  Record<'stats-newest' | 'results-at-least', { amount: Piece }> &
  Record<'stats-with', { terms: readonly string[] }> &
  Record<
    | 'stats-to'
    | 'importing-bringing' | 'importing-taking' | 'importing-handing' | 'importing-looking' | 'importing-waiting' | 'importing-silent' | 'importing-still-going' | 'importing-not-an-export' | 'importing-gone' | 'importing-interrupted' | 'importing-no-service' | 'importing-too-large-there' | 'importing-not-done' | 'importing-no-room' | 'importing-stopped' | 'importing-waited-in-vain' | 'importing-receipt-brought-in' | 'importing-receipt-nothing' | 'importing-receipt-stopped' | 'importing-ask-who' | 'importing-ask-you-are-nobody' | 'importing-ask-day-is-first' | 'importing-ask-month-is-first'
    | 'start-hello' | 'start-welcome-back'
    | 'query-from' | 'query-chat'
    | 'results-no-chat'
    | 'conversation-mail-received' | 'conversation-mail-sent'
    | 'person-search', { name: Piece }> &
  Record<'stats-between', { first: Piece; last: Piece }> &
  Record<'stats-most-two', { one: Piece; ones: Piece; two: Piece; twos: Piece }> &
  Record<'stats-most-three', { one: Piece; ones: Piece; three: Piece; threes: Piece; two: Piece; twos: Piece }> &
  Record<'stats-habits' | 'routines-when' | 'routines-at', { day: number; time: Piece }> &
  Record<'stats-caption', { amount: number; kind: Noun; month: Piece; sent: Piece }> &
  Record<'stats-none-in-newest', { read: Piece }> &
  Record<'stats-chart-title' | 'records-heading' | 'query-in', { kind: Noun }> &
  Record<'stats-chart-silence', { first: Piece; last: Piece; silence: number }> &
  Record<'front-beginning', { doing: Piece; price: number }> &
  Record<'front-going', { doing: Piece; price: number; seconds: Piece }> &
  Record<'front-still', { doing: Piece }> &
  Record<'front-queued' | 'front-behind', { before: number; doing: Piece }> &
  Record<'front-timed-out' | 'front-interrupted', { cost: Piece }> &
  Record<'idle-not-used', { idle: number }> &
  Record<'importing-bar-of', { bar: Piece; bytes: Amount }> &
  Record<'importing-progress', { read: number; written: number }> &
  Record<'importing-too-large' | 'importing-too-large-has-page', { bytes: Amount; most: Amount; name: Piece }> &
  Record<'importing-too-large-no-bytes' | 'importing-too-large-no-bytes-has-page', { most: Amount; name: Piece }> &
  Record<'importing-receipt-left-out', { amount: number; reasons: Piece }> &
  Record<'importing-receipt-you-are' | 'importing-ask-imported', { person: Piece }> &
  Record<'importing-receipt-broken-at', { byte: Piece }> &
  Record<
    | 'importing-left-out-service-message' | 'importing-left-out-deleted' | 'importing-left-out-empty' | 'importing-left-out-unreadable' | 'importing-left-out-unreadable-mail' | 'importing-left-out-unreadable-file' | 'importing-left-out-not-a-mail' | 'importing-left-out-duplicate' | 'importing-left-out-no-chat' | 'importing-left-out-spam' | 'importing-left-out-trash' | 'importing-left-out-draft' | 'importing-left-out-chat-log', { n: number }> &
  Record<'importing-left-out-unsupported' | 'importing-left-out-no-date', { n: Piece }> &
  Record<'importing-ask-person', { messages: number; name: Piece }> &
  Record<'importing-ask-you-are', { name: Piece; person: Piece }> &
  Record<'importing-ask-page', { page: Piece; pages: Piece }> &
  Record<'importing-ask-day-first-as' | 'importing-ask-month-first-as', { day: Piece; month: Piece }> &
  Record<'inline-search-title' | 'inline-ask-title', { credits: number; words: Piece }> &
  Record<'inline-search-posted' | 'inline-ask-posted' | 'plain-search-or-ask' | 'plain-about-that-or-search', { words: Piece }> &
  Record<'inline-search-button' | 'inline-ask-button' | 'routines-spent', { credits: number }> &
  Record<'money-receipt-today', { cap: number; spent: Piece }> &
  Record<'money-by-command', { calls: number; command: Piece; spent: number }> &
  Record<'money-before-disconnecting', { spent: Piece }> &
  Record<'money-cap' | 'money-cap-mine', { left: number; limit: number; midnight: Piece; until: Piece }> &
  Record<'numbers-priced', { amount: number; label: Piece }> &
  Record<'numbers-credits-between', { least: Piece; most: number }> &
  Record<'own-data-whole' | 'own-data-page-what' | 'own-data-in-parts' | 'own-data-all-parts', { count: number }> &
  Record<'own-data-too-large', { count: number; most: Amount }> &
  Record<'own-data-sending-part' | 'own-data-parts-broken', { part: Piece }> &
  Record<'own-data-part', { count: number; part: Piece }> &
  Record<'plain-more', { next: Piece }> &
  Record<'plain-unknown', { command: Piece }> &
  Record<'plain-did-you-mean', { command: Piece; near: Piece }> &
  Record<'privacy-items-1', { days: number }> &
  Record<'records-amount', { amount: number; kind: Noun }> &
  Record<'records-place', { place: Noun }> &
  Record<'records-labelled', { label: Piece; value: Piece }> &
  Record<'results-facts-best', { of: Noun; shown: number; total: number }> &
  Record<'routines-watching' | 'routines-offer-watch' | 'routines-found' | 'routines-looking', { query: Piece }> &
  Record<'routines-price' | 'routines-every-day' | 'routines-every-week', { each: number; most: Piece }> &
  Record<'routines-too-many', { most: number }> &
  Record<'routines-go-on', { each: number; what: Piece }> &
  Record<'routines-lost', { credits: number; doing: Piece }> &
  Record<'today-week-title' | 'today-then-title', { from: Moment; to: Moment }> &
  Record<'today-others', { chats: number }> &
  Record<'today-read', { amount: number; since: Moment }> &
  Record<'zones-here', { time: Piece; zone: Piece }> &
  Record<'zones-choice', { time: Piece; where: Piece }> &
  Record<'zones-set', { city: Piece; time: Piece }> &
  Record<'zones-not-found', { typed: Piece }> &
  Record<'writing-quoted', { text: Piece }> &
  Record<'query-on', { platform: Piece }> &
  Record<'query-before' | 'query-since' | 'query-to-come' | 'results-ends-earlier', { day: Piece }> &
  Record<'query-without' | 'results-just', { word: Piece }> &
  Record<'query-too-long' | 'query-name-too-long' | 'query-limit', { most: Piece }> &
  Record<'query-day-unknown', { value: Piece }> &
  Record<'results-range' | 'results-range-at-least', { amount: Piece; from: Piece; to: Piece }> &
  Record<'results-range-open', { from: Piece; to: Piece }> &
  Record<'results-filtered', { filters: Piece; results: Piece }> &
  Record<'results-best' | 'results-newest', { results: Piece }> &
  Record<'results-nowhere', { missing: readonly string[]; present: readonly string[] }> &
  Record<'results-none-filtered', { filters: Piece }> &
  Record<'results-none-of-both', { filters: Piece; what: Piece }> &
  Record<'conversation-gone', { place: Piece }> &
  Record<'person-on', { name: Piece; platform: Piece }>;
export type MarkedTexts =
  Record<
    | 'account-to-sample' | 'account-to-own'
    | 'ask-not-narrowed'
    | 'connected-to-own' | 'connected-to-sample-no-you-no-owner' | 'connected-empty' | 'connected-just-write-ferry'
    | 'connecting-sample' | 'connecting-own' | 'connecting-or-paste' | 'connecting-make-and-send' | 'connecting-not-removed' | 'connecting-copy-again'
    | 'failures-refused-by-bot' | 'failures-refused-by-service' | 'failures-refused-widen'
    | 'help-narrow'
    | 'start-steps' | 'start-connected', None> &
  Record<'account-to-service' | 'connected-to-service' | 'connected-saved', { service: Piece }> &
  Record<'account-needs', { scopes: Piece }> &
  Record<'connected-to-sample', { owner: Piece; you: Piece }> &
  Record<'connected-to-sample-no-owner', { you: Piece }> &
  Record<'connected-to-sample-no-you', { owner: Piece }> &
  Record<'connected-token', { masked: Piece }> &
  Record<'failures-reference', { reference: Piece }> &
  Record<'stats-headline', { amount: number; kind: Noun; what: Piece }> &
  Record<'stats-headline-split', { amount: number; kind: Noun; received: Piece; sent: Piece; what: Piece }> &
  Record<'stats-at-least', { amount: number; kind: Noun; read: Piece; what: Piece }> &
  Record<'front-stranger', { userId: Piece }> &
  Record<'front-in-line', { position: Piece }> &
  Record<'front-failed', { cost: Piece; reference: Piece }> &
  Record<'help-free', { commands: Piece }> &
  Record<'idle-warning', { idle: number; left: number }> &
  Record<'importing-step-2' | 'importing-step-2-page', { most: Amount }> &
  Record<'importing-ask-others-export', { name: Piece; person: Piece }> &
  Record<'importing-ask-date', { example: Piece; name: Piece }> &
  Record<'live-flows' | 'live-stopped', { since: Piece }> &
  Record<'money-today', { spent: number }> &
  Record<'money-period', { days: number; spent: number }> &
  Record<'start-asked', { typed: Piece }> &
  Record<'query-nothing-after', { key: Piece }> &
  Record<'query-has-unknown', { filter: Piece }> &
  Record<'query-filter-unknown', { filter: Piece; known: Piece }>;
