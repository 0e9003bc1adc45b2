/** Made of the catalogues by `npm run words`. */
import type { Moment, None, Piece } from './values.ts';

export type Noun = 'social-chat-group' | 'social-chat-message' | 'social-email' | 'social-post' | 'social-following' | 'social-calendar' | 'social-event' | 'favourite' | 'file' | 'credit' | 'day' | 'hit' | 'record' | 'mail' | 'all' | 'chats';
export type PlainTexts =
  Record<
    | 'list-comma'
    | 'access-lasts-30-days' | 'access-lasts-90-days' | 'access-lasts-1-year' | 'access-lasts-until-revoked' | 'access-lasts-30-days-button' | 'access-lasts-90-days-button' | 'access-lasts-1-year-button' | 'access-lasts-until-revoked-button' | 'access-part-searches' | 'access-part-answers' | 'access-part-lists' | 'access-part-portraits' | 'access-keep' | 'access-renew' | 'access-question' | 'access-search-button' | 'access-answers-button' | 'access-everything-button'
    | 'account-may-search' | 'account-may-answers' | 'account-may-everything' | 'account-ended' | 'account-change'
    | 'live-pause' | 'live-resume' | 'live-paused' | 'live-resumed' | 'live-begun' | 'live-ended' | 'live-archive-gone'
    | 'leave-ask' | 'leave-ask-unconnected' | 'leave-keep-archive' | 'leave-erase-archive' | 'leave-stay' | 'leave-stayed' | 'leave-erasing' | 'leave-done-none' | 'leave-done-waits' | 'leave-done-erased' | 'leave-live' | 'leave-chat'
    | 'export-doing' | 'export-whole' | 'export-kept' | 'export-unreachable' | 'export-link' | 'export-download'
    | 'ask-what' | 'ask-hint' | 'ask-no-words' | 'ask-activity' | 'ask-thinking' | 'ask-without-data'
    | 'answer-closest' | 'answer-counted' | 'answer-quotes' | 'answer-nothing'
    | 'profile-asks' | 'profile-write' | 'profile-not-now' | 'profile-counted' | 'profile-by-model' | 'profile-my-numbers'
    | 'asking-buttons-about-this'
    | 'bot-description' | 'bot-short-description'
    | 'buttons-connect' | 'buttons-try-again' | 'buttons-search-instead' | 'buttons-account' | 'buttons-credits' | 'buttons-privacy' | 'buttons-help' | 'buttons-disconnect' | 'buttons-continue-in-private' | 'buttons-back' | 'buttons-more' | 'buttons-search' | 'buttons-ask' | 'buttons-cancel' | 'buttons-run-again' | 'buttons-look-around' | 'buttons-start-own' | 'buttons-missed' | 'buttons-download' | 'buttons-leave'
    | 'commands-start' | 'commands-help' | 'commands-search' | 'commands-ask' | 'commands-recent' | 'commands-chats' | 'commands-today' | 'commands-count' | 'commands-stats' | 'commands-profile' | 'commands-import' | 'commands-save' | 'commands-cancel' | 'commands-credits' | 'commands-watches' | 'commands-settings' | 'commands-account' | 'commands-connect' | 'commands-disconnect' | 'commands-privacy'
    | 'connecting-connect-own'
    | 'dates-today' | 'dates-yesterday' | 'dates-tomorrow'
    | 'examples-search' | 'examples-ask' | 'examples-recent' | 'examples-today' | 'examples-count' | 'examples-stats' | 'examples-profile' | 'examples-import' | 'examples-save'
    | 'stats-only-messages' | 'stats-counting' | 'stats-in-all' | 'stats-none' | 'stats-empty' | 'stats-show' | 'stats-as-picture' | 'stats-forgotten' | 'stats-again' | 'stats-chart-months' | 'stats-chart-weekdays' | 'stats-chart-hours' | 'stats-chart-you' | 'stats-chart-others' | 'stats-chart-chats' | 'stats-chart-people' | 'stats-chart-words'
    | 'front-overflow' | 'front-nothing-visible' | 'front-working' | 'front-unknown-button' | 'front-gone-button' | 'front-foreign-button' | 'front-too-fast' | 'front-private-only' | 'front-not-allowed' | 'front-repeat-note' | 'front-unsendable' | 'front-still-working' | 'front-nothing-running' | 'front-stopped-now' | 'front-taken-back-profile' | 'front-taken-back-disconnect' | 'front-taken-back-other'
    | 'help-heading' | 'help-heading-unconnected' | 'help-not-with-token' | 'help-prices'
    | 'idle-open-again'
    | 'credits-button' | 'credits-none'
    | 'errors-not-connected' | 'errors-not-yet' | 'errors-no-search-own' | 'errors-no-answer-own' | 'errors-no-list-own' | 'errors-no-portrait-own' | 'errors-missing' | 'errors-change-limit' | 'errors-bad-request' | 'errors-timeout' | 'errors-model-failed' | 'errors-too-large' | 'errors-stopped' | 'errors-too-many' | 'errors-stop-them' | 'errors-private-only' | 'errors-stale-button' | 'errors-secret' | 'errors-nothing-charged'
    | 'inline-connect' | 'inline-in-private' | 'inline-here' | 'inline-too-long' | 'inline-not-allowed'
    | 'money-nothing-spent'
    | 'plain-small-talk-thanks' | 'plain-small-talk-greeting' | 'plain-small-talk-farewell' | 'plain-small-talk-fine' | 'plain-text-only' | 'plain-not-connected' | 'plain-neither' | 'plain-changed'
    | 'privacy-stored' | 'privacy-encrypted' | 'privacy-where-to' | 'privacy-model-none' | 'privacy-model-unknown' | 'privacy-not-sold' | 'privacy-files' | 'privacy-groups' | 'privacy-how-to-erase' | 'privacy-erase' | 'privacy-items-1-no-days' | 'privacy-items-2' | 'privacy-items-3' | 'privacy-items-4' | 'privacy-items-5' | 'privacy-items-6'
    | 'records-other-heading' | 'records-unnamed-chat' | 'records-no-text' | 'records-you'
    | 'results-next' | 'results-ask-about-these' | 'results-unnamed-chat' | 'results-no-text' | 'results-you' | 'results-some' | 'results-back' | 'results-more' | 'results-newest-first' | 'results-best-first' | 'results-answer-this' | 'results-alert-me' | 'results-add-chats' | 'results-none-advice' | 'results-empty-archive' | 'results-without-filters' | 'results-everywhere' | 'results-forgotten' | 'results-forgotten-here' | 'results-search-again'
    | 'routines-watch' | 'routines-list' | 'routines-none' | 'routines-listed' | 'routines-today' | 'routines-week' | 'routines-in-utc' | 'routines-offer-watch-how' | 'routines-offer-today' | 'routines-offer-week' | 'routines-stops-by-itself' | 'routines-not-now' | 'routines-begun' | 'routines-already' | 'routines-cannot-watch' | 'routines-ended' | 'routines-gone' | 'routines-search-all' | 'routines-why-not-connected' | 'routines-why-token' | 'routines-why-scope-missing' | 'routines-why-credits-out' | 'routines-why-cap-reached' | 'routines-why-dearer' | 'routines-why-unreadable' | 'routines-why-trouble'
    | 'service-own'
    | 'settings-unknown' | 'settings-back' | 'settings-language-label' | 'settings-language-open' | 'settings-language-ask' | 'settings-language-as-telegram' | 'settings-cap-label' | 'settings-cap-none' | 'settings-cap-zero' | 'settings-cap-remove' | 'settings-results-open' | 'settings-results-cover-label' | 'settings-results-cover-on' | 'settings-results-cover-off' | 'settings-results-cover-turn-on' | 'settings-results-cover-turn-off' | 'settings-results-protect-label' | 'settings-results-protect-on' | 'settings-results-protect-off' | 'settings-results-protect-turn-on' | 'settings-results-protect-turn-off' | 'settings-results-delete-label' | 'settings-results-delete-never' | 'settings-results-delete-keep' | 'settings-results-from-now-on' | 'settings-results-deleted'
    | 'start-hello-no-name' | 'start-welcome-back-no-name' | 'start-what' | 'start-sample-or-own' | 'start-answer-here' | 'start-what-can-you-do' | 'start-sample'
    | 'timelines-free'
    | 'today-doing' | 'today-doing-week' | 'today-doing-then' | 'today-waiting' | 'today-named' | 'today-named-next' | 'today-named-then' | 'today-happened' | 'today-happened-week' | 'today-nothing' | 'today-nothing-week' | 'today-nothing-then' | 'today-which-day' | 'today-not-synced' | 'today-daily' | 'today-weekly' | 'today-in-words' | 'today-question' | 'today-question-week'
    | 'zones-title' | 'zones-unknown' | 'zones-which-city' | 'zones-hint' | 'zones-which-one' | 'zones-change' | 'zones-tell'
    | 'place-archive' | 'place-sample'
    | 'connect-opening' | 'connect-sample' | 'connect-example-word' | 'connect-example-name' | 'connect-example-question' | 'connect-empty' | 'connect-open' | 'connect-saved' | 'connect-unknown' | 'connect-widen' | 'connect-again' | 'connect-switch' | 'connect-choose-button' | 'connect-token-hint' | 'connect-deleted' | 'connect-incomplete' | 'connect-link-over' | 'connect-declined' | 'connect-failed' | 'connect-page-done'
    | 'import-larger-files' | 'import-other-apps' | 'import-where' | 'import-show-me-how' | 'import-upload' | 'import-guide-whatsapp' | 'import-note-whatsapp' | 'import-guide-telegram' | 'import-note-telegram' | 'import-guide-signal' | 'import-note-signal' | 'import-guide-slack' | 'import-note-slack' | 'import-guide-discord' | 'import-note-discord' | 'import-guide-gmail' | 'import-note-gmail' | 'import-file' | 'import-long' | 'import-ask-me' | 'import-ask-me-or-reply' | 'import-neither' | 'import-none-of-them' | 'import-ask-date' | 'import-ask-city' | 'import-hint-city' | 'import-which-city' | 'import-add-it' | 'import-leave-it' | 'import-left-out-service-message' | 'import-left-out-deleted' | 'import-left-out-empty' | 'import-left-out-unreadable' | 'import-left-out-unreadable-mail' | 'import-left-out-unreadable-file' | 'import-left-out-not-a-mail' | 'import-left-out-unsupported' | 'import-left-out-duplicate' | 'import-left-out-no-date' | 'import-left-out-no-chat' | 'import-left-out-spam' | 'import-left-out-trash' | 'import-left-out-draft' | 'import-left-out-chat-log' | 'import-first' | 'import-show' | 'import-not-me' | 'import-other-zone' | 'import-switch' | 'import-open' | 'import-stopped-empty' | 'import-cannot-stop' | 'import-forgotten' | 'import-failed-zip-password' | 'import-failed-zip-bomb' | 'import-failed-zip-of-zips' | 'import-failed-telegram-html' | 'import-failed-discord-html' | 'import-failed-whatsapp-backup' | 'import-failed-signal-backup' | 'import-failed-outlook' | 'import-failed-no-room' | 'import-failed-too-many' | 'import-failed-away'
    | 'save-saved' | 'save-known' | 'save-how'
    | 'query-sent' | 'query-received' | 'query-has-link' | 'query-has-file' | 'query-has-photo' | 'query-has-video' | 'query-has-voice' | 'query-has-audio' | 'query-has-sticker' | 'query-no-word' | 'query-only-excluded' | 'query-excluded-filter' | 'query-no-day'
    | 'search-what' | 'search-hint' | 'search-activity'
    | 'conversation-activity' | 'conversation-start' | 'conversation-empty' | 'conversation-earlier' | 'conversation-later' | 'conversation-open-in-telegram' | 'conversation-open' | 'conversation-whole', None> &
  Record<'access-included' | 'access-not-included', { parts: Piece }> &
  Record<'access-ends', { day: Piece; place: Piece }> &
  Record<
    | 'account-may-search-until' | 'account-may-answers-until' | 'account-may-everything-until'
    | 'live-since' | 'live-paused-since'
    | 'import-dates'
    | 'query-before' | 'query-since' | 'query-to-come'
    | 'results-ends-earlier', { day: Piece }> &
  Record<'account-other', { app: Piece; day: Piece }> &
  Record<'account-more' | 'stats-newest' | 'results-at-least', { amount: Piece }> &
  Record<'account-end', { app: Piece }> &
  Record<
    | 'account-unknown'
    | 'export-elsewhere'
    | 'answer-by-model'
    | 'profile-by-model-at'
    | 'errors-no-search' | 'errors-no-answer' | 'errors-no-list' | 'errors-no-portrait' | 'errors-out-host' | 'errors-service-failed'
    | 'privacy-model-local' | 'privacy-model-elsewhere'
    | 'start-remote' | 'start-remote-token'
    | 'connect-done' | 'connect-earlier-left'
    | 'import-elsewhere', { host: Piece }> &
  Record<'leave-archive', { messages: number }> &
  Record<
    | 'leave-access-stands'
    | 'errors-access-ended' | 'errors-out-unknown' | 'errors-break' | 'errors-not-offered' | 'errors-not-found' | 'errors-unreachable' | 'errors-broken'
    | 'connect-exposed'
    | 'conversation-gone', { place: Piece }> &
  Record<'leave-limit' | 'receipt' | 'errors-may-have-cost' | 'inline-search-button' | 'inline-ask-button' | 'routines-spent', { credits: number }> &
  Record<'dates-today-at' | 'stats-counted-at' | 'routines-when-no-day' | 'routines-at-no-day' | 'settings-results-delete-after' | 'query-during', { time: Piece }> &
  Record<'dates-on-weekday', { weekday: number }> &
  Record<'dates-on-date' | 'dates-on-date-in-year' | 'dates-weekday-date-in-year' | 'today-title', { day: Moment }> &
  Record<'dates-on-weekday-date', { day: Moment; weekday: number }> &
  Record<'dates-with-time', { day: Piece; time: Piece }> &
  Record<'stats-read', { amount: Piece; most: Piece }> &
  Record<'stats-reading', { amount: number; credits: number }> &
  Record<'stats-with', { terms: readonly string[] }> &
  Record<
    | 'stats-to'
    | 'start-hello' | 'start-welcome-back'
    | 'import-reading' | 'import-nobody' | 'import-ask-owner' | 'import-you-are'
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
  Record<'front-stopped', { price: number }> &
  Record<'front-timed-out' | 'front-interrupted', { cost: Piece }> &
  Record<'help-in-group' | 'start-in-group' | 'connect-page-back', { bot: Piece }> &
  Record<'idle-warning', { left: number; unused: number }> &
  Record<'idle-forgotten' | 'idle-forgotten-own', { idle: number }> &
  Record<'receipt-left', { credits: number; left: Piece }> &
  Record<'credits-terms', { answer: Piece; left: number; search: Piece }> &
  Record<'credits-period', { spent: Piece }> &
  Record<'credits-period-searches' | 'credits-period-answers' | 'credits-period-portraits' | 'credits-period-lists', { most: Piece; spent: Piece }> &
  Record<'credits-doubt' | 'settings-cap-operator', { credits: Piece }> &
  Record<'errors-out', { left: Piece; needed: Piece; place: Piece }> &
  Record<'errors-out-again', { allowance: Piece; day: Piece }> &
  Record<'errors-limit-own', { credits: Piece; most: Piece; spent: Piece }> &
  Record<'errors-limit-operator', { credits: Piece; most: number; spent: Piece }> &
  Record<'errors-room-again', { at: Piece }> &
  Record<'errors-break-until', { at: Piece; place: Piece }> &
  Record<'inline-search-title' | 'inline-ask-title', { credits: number; words: Piece }> &
  Record<'inline-search-posted' | 'inline-ask-posted' | 'plain-search-or-ask' | 'plain-about-that-or-search', { words: Piece }> &
  Record<'money-receipt-today', { cap: number; spent: Piece }> &
  Record<'money-receipt-today-no-cap', { spent: number }> &
  Record<
    | 'numbers-credits'
    | 'records-unreadable'
    | 'routines-more' | 'routines-erased'
    | 'today-read-newest'
    | 'results-amount'
    | 'person-mentions' | 'person-in-chats', { amount: number }> &
  Record<'numbers-priced', { amount: number; label: Piece }> &
  Record<'numbers-credits-between', { least: Piece; most: number }> &
  Record<'plain-more', { next: Piece }> &
  Record<'plain-unknown', { command: Piece }> &
  Record<'plain-did-you-mean', { command: Piece; near: Piece }> &
  Record<'privacy-to-service' | 'start-stays-at', { service: Piece }> &
  Record<'privacy-items-1', { days: number }> &
  Record<'records-amount', { amount: number; kind: Noun }> &
  Record<'results-facts-best', { of: Noun; shown: number; total: number }> &
  Record<'routines-watching' | 'routines-offer-watch' | 'routines-found' | 'routines-looking', { query: Piece }> &
  Record<'routines-price' | 'routines-every-day' | 'routines-every-week', { each: number; most: Piece }> &
  Record<'routines-too-many', { most: number }> &
  Record<'routines-end' | 'routines-stopped' | 'results-none', { what: Piece }> &
  Record<'routines-go-on', { each: number; what: Piece }> &
  Record<'routines-lost', { credits: number; doing: Piece }> &
  Record<'today-week-title' | 'today-then-title', { from: Moment; to: Moment }> &
  Record<'today-others', { chats: number }> &
  Record<'today-read', { amount: number; since: Moment }> &
  Record<'zones-here', { time: Piece; zone: Piece }> &
  Record<'zones-choice', { time: Piece; where: Piece }> &
  Record<'zones-set', { city: Piece; time: Piece }> &
  Record<'zones-not-found', { typed: Piece }> &
  Record<'writing-quoted' | 'connect-asked-earlier', { text: Piece }> &
  Record<'start-prices', { answer: Piece; search: number }> &
  Record<'connect-open-with', { day: Piece; messages: number }> &
  Record<
    | 'import-next' | 'import-failed-not-known' | 'import-failed-too-large-here' | 'import-failed-empty' | 'import-failed-damaged' | 'import-failed-other-archive' | 'import-failed-discord-package' | 'import-failed-whatsapp-dates' | 'import-failed-gone' | 'import-failed-silent' | 'import-failed-unanswered', { file: Piece }> &
  Record<'import-reading-so-far', { name: Piece; percent: Piece; read: number }> &
  Record<'import-unknown-city' | 'import-times', { city: Piece }> &
  Record<'import-from-to' | 'results-range-open', { from: Piece; to: Piece }> &
  Record<'import-nothing-new', { known: number }> &
  Record<'import-left-out', { n: number; what: Piece }> &
  Record<'import-stopped' | 'import-failed-no-room-for-all', { read: number }> &
  Record<'import-broken', { file: Piece; read: number }> &
  Record<'import-failed-too-large', { file: Piece; most: Piece }> &
  Record<'import-failed-failed', { reference: Piece }> &
  Record<'query-on', { platform: Piece }> &
  Record<'query-without' | 'results-just', { word: Piece }> &
  Record<'query-too-long' | 'query-name-too-long' | 'query-limit', { most: Piece }> &
  Record<'query-day-unknown', { value: Piece }> &
  Record<'results-range' | 'results-range-at-least', { amount: Piece; from: Piece; to: Piece }> &
  Record<'results-filtered', { filters: Piece; results: Piece }> &
  Record<'results-best' | 'results-newest', { results: Piece }> &
  Record<'results-nowhere', { missing: readonly string[]; present: readonly string[] }> &
  Record<'results-none-filtered', { filters: Piece }> &
  Record<'results-none-of-both', { filters: Piece; what: Piece }> &
  Record<'person-on', { name: Piece; platform: Piece }>;
export type MarkedTexts =
  Record<
    | 'account-own' | 'account-own-empty' | 'account-sample'
    | 'export-operator'
    | 'ask-not-narrowed'
    | 'help-narrow'
    | 'errors-out-operator'
    | 'start-steps' | 'start-connected'
    | 'connect-not-deleted', None> &
  Record<'account-own-with', { day: Piece; messages: number }> &
  Record<'account-host-until', { day: Piece; host: Piece }> &
  Record<'failures-reference' | 'errors-internal', { reference: Piece }> &
  Record<'stats-headline', { amount: number; kind: Noun; what: Piece }> &
  Record<'stats-headline-split', { amount: number; kind: Noun; received: Piece; sent: Piece; what: Piece }> &
  Record<'stats-at-least', { amount: number; kind: Noun; read: Piece; what: Piece }> &
  Record<'front-stranger', { userId: Piece }> &
  Record<'front-in-line', { position: Piece }> &
  Record<'front-failed', { cost: Piece; reference: Piece }> &
  Record<'help-free', { commands: Piece }> &
  Record<'credits-left', { left: number }> &
  Record<'credits-left-again', { allowance: Piece; day: Piece; left: number }> &
  Record<'start-asked', { typed: Piece }> &
  Record<'access-search' | 'access-answers-here' | 'access-answers-quotes' | 'access-everything', { label: Piece }> &
  Record<'access-answers-elsewhere', { host: Piece; label: Piece }> &
  Record<'import-add', { most: Piece }> &
  Record<'import-added' | 'import-added-mails', { when: Piece; written: number }> &
  Record<'import-added-chat', { chat: Piece; when: Piece; written: number }> &
  Record<'import-added-chats', { chats: number; when: Piece; written: number }> &
  Record<'import-added-records', { written: number }> &
  Record<'import-some-new', { known: number; written: number }> &
  Record<'query-nothing-after', { key: Piece }> &
  Record<'query-has-unknown', { filter: Piece }> &
  Record<'query-filter-unknown', { filter: Piece; known: Piece }>;
