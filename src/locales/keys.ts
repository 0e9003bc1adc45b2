/** Generated from the catalogues by `npm run words`. */
import type { Amount, Moment, None, Piece } from './values.ts';

export type Noun = 'social-chat-group' | 'social-chat-message' | 'social-email' | 'social-post' | 'social-following' | 'social-calendar' | 'social-event' | 'favourite' | 'file' | 'credit' | 'day' | 'hit' | 'record' | 'mail' | 'all' | 'chats';
export type PlainTexts =
  Record<
    | 'bot-description' | 'bot-short-description'
    | 'menu-start' | 'menu-today' | 'menu-ask' | 'menu-search' | 'menu-chats' | 'menu-recent' | 'menu-count' | 'menu-stats' | 'menu-profile' | 'menu-alerts' | 'menu-import' | 'menu-save' | 'menu-settings' | 'menu-account' | 'menu-credits' | 'menu-connect' | 'menu-privacy' | 'menu-disconnect' | 'menu-help' | 'menu-cancel'
    | 'start-hello-unnamed' | 'start-sample' | 'start-empty' | 'start-again-unnamed'
    | 'connect-opening' | 'connect-sample' | 'connect-example-word' | 'connect-example-name' | 'connect-example-question' | 'connect-empty' | 'connect-open' | 'connect-saved' | 'connect-unknown' | 'connect-widen' | 'connect-again' | 'connect-switch' | 'connect-choose-button' | 'connect-token-hint' | 'connect-deleted' | 'connect-incomplete' | 'connect-exposed' | 'connect-link-over' | 'connect-declined' | 'connect-failed' | 'connect-page-done'
    | 'access-lasts-30-days' | 'access-lasts-90-days' | 'access-lasts-1-year' | 'access-lasts-until-revoked' | 'access-lasts-30-days-button' | 'access-lasts-90-days-button' | 'access-lasts-1-year-button' | 'access-lasts-until-revoked-button' | 'access-part-searches' | 'access-part-answers' | 'access-part-lists' | 'access-part-portraits' | 'access-keep' | 'access-renew' | 'access-question' | 'access-search-button' | 'access-answers-button' | 'access-everything-button'
    | 'search-what' | 'search-hint' | 'search-activity'
    | 'results-unnamed-chat' | 'results-no-text' | 'results-you' | 'results-some' | 'results-back' | 'results-more' | 'results-newest-first' | 'results-best-first' | 'results-answer-this' | 'results-alert-me' | 'results-add-chats' | 'results-none-advice' | 'results-empty-archive' | 'results-import-running' | 'results-import-waits' | 'results-without-filters' | 'results-everywhere' | 'results-forgotten' | 'results-forgotten-here' | 'results-search-again'
    | 'attached-photo' | 'attached-video' | 'attached-voice' | 'attached-audio' | 'attached-file' | 'attached-sticker' | 'attached-location' | 'attached-contact' | 'attached-poll' | 'attached-other'
    | 'conversation-activity' | 'conversation-start' | 'conversation-empty' | 'conversation-earlier' | 'conversation-later' | 'conversation-open-in-telegram' | 'conversation-open' | 'conversation-whole'
    | 'query-sent' | 'query-received' | 'query-has-link' | 'query-has-file' | 'query-has-photo' | 'query-has-video' | 'query-has-voice' | 'query-has-audio' | 'query-has-sticker' | 'query-no-word' | 'query-only-excluded' | 'query-excluded-filter' | 'query-no-day'
    | 'ask-what' | 'ask-hint' | 'ask-no-words' | 'ask-activity' | 'ask-thinking' | 'ask-without-data'
    | 'answer-closest' | 'answer-counted' | 'answer-quotes' | 'answer-nothing' | 'answer-earlier'
    | 'profile-asks' | 'profile-write' | 'profile-ends' | 'profile-by-model'
    | 'today-waiting' | 'today-new' | 'today-wrote-most' | 'today-nothing' | 'today-which-day' | 'today-every-morning' | 'today-every-monday' | 'today-activity' | 'today-coming-up'
    | 'days-before' | 'days-after'
    | 'digest-other-time' | 'digest-time' | 'digest-time-ask' | 'digest-time-hint' | 'digest-stop' | 'digest-stopped-itself'
    | 'alerts-look-week' | 'alerts-look-day' | 'alerts-stop' | 'alerts-stop-this' | 'alerts-stopped' | 'alerts-start' | 'alerts-needs-word' | 'alerts-heading' | 'alerts-none' | 'alerts-only-exports' | 'alerts-nothing-arrives' | 'alerts-why-access' | 'alerts-why-credits' | 'alerts-why-limit' | 'alerts-why-dearer' | 'alerts-start-again'
    | 'stats-only-messages' | 'stats-counting' | 'stats-in-all' | 'stats-none' | 'stats-empty' | 'stats-show' | 'stats-as-picture' | 'stats-chart-months' | 'stats-chart-weekdays' | 'stats-chart-hours' | 'stats-chart-you' | 'stats-chart-others' | 'stats-chart-chats' | 'stats-chart-people' | 'stats-chart-words'
    | 'import-larger-files' | 'import-other-apps' | 'import-where' | 'import-show-me-how' | 'import-upload' | 'import-guide-whatsapp' | 'import-note-whatsapp' | 'import-guide-telegram' | 'import-note-telegram' | 'import-guide-signal' | 'import-note-signal' | 'import-guide-slack' | 'import-note-slack' | 'import-guide-discord' | 'import-note-discord' | 'import-guide-gmail' | 'import-note-gmail' | 'import-file' | 'import-long' | 'import-ask-me' | 'import-ask-me-or-reply' | 'import-neither' | 'import-none-of-them' | 'import-ask-date' | 'import-ask-city' | 'import-hint-city' | 'import-which-city' | 'import-add-it' | 'import-leave-it' | 'import-left-out-service-message' | 'import-left-out-deleted' | 'import-left-out-empty' | 'import-left-out-unreadable' | 'import-left-out-unreadable-mail' | 'import-left-out-unreadable-file' | 'import-left-out-too-long' | 'import-left-out-not-a-mail' | 'import-left-out-unsupported' | 'import-left-out-duplicate' | 'import-left-out-no-date' | 'import-left-out-no-chat' | 'import-left-out-spam' | 'import-left-out-trash' | 'import-left-out-draft' | 'import-left-out-chat-log' | 'import-first' | 'import-show' | 'import-not-me' | 'import-other-zone' | 'import-switch' | 'import-open' | 'import-stopped-empty' | 'import-cannot-stop' | 'import-forgotten' | 'import-failed-zip-password' | 'import-failed-zip-bomb' | 'import-failed-zip-of-zips' | 'import-failed-telegram-html' | 'import-failed-discord-html' | 'import-failed-whatsapp-backup' | 'import-failed-signal-backup' | 'import-failed-outlook' | 'import-failed-no-room' | 'import-failed-archive-full' | 'import-failed-too-many' | 'import-failed-away'
    | 'save-chat' | 'save-saved' | 'save-known' | 'save-how'
    | 'live-pause' | 'live-resume' | 'live-paused' | 'live-resumed' | 'live-begun' | 'live-ended' | 'live-archive-gone'
    | 'settings-title' | 'settings-zone-none' | 'settings-digest-off' | 'settings-limit-off' | 'settings-ask-first-yes' | 'settings-ask-first-no' | 'settings-zone-button' | 'settings-language-button' | 'settings-alerts-button' | 'settings-chat-button' | 'settings-limit-button' | 'settings-ask-first-button' | 'settings-zone-ask' | 'settings-zone-hint' | 'settings-zone-which' | 'settings-language-ask' | 'settings-language-telegram' | 'settings-cover-on' | 'settings-cover-off' | 'settings-protect-on' | 'settings-protect-off' | 'settings-delete-never' | 'settings-deleted' | 'settings-limit-ask' | 'settings-limit-none' | 'settings-limit-gone'
    | 'account-may-search' | 'account-may-answers' | 'account-may-everything' | 'account-ended' | 'account-change'
    | 'leave-ask' | 'leave-ask-unconnected' | 'leave-keep-archive' | 'leave-erase-archive' | 'leave-stay' | 'leave-erasing' | 'leave-done-none' | 'leave-done-waits' | 'leave-done-erased' | 'leave-live' | 'leave-chat'
    | 'export-doing' | 'export-whole' | 'export-kept' | 'export-unreachable' | 'export-link' | 'export-download'
    | 'privacy-kept' | 'privacy-kept-what' | 'privacy-kept-costs' | 'privacy-encrypted' | 'privacy-seen' | 'privacy-seen-by' | 'privacy-model-none' | 'privacy-model-local' | 'privacy-model-unknown' | 'privacy-meaning-local' | 'privacy-seen-else' | 'privacy-erase' | 'privacy-erase-how'
    | 'help-commands'
    | 'plain-hello' | 'plain-not-yet' | 'plain-unchanged' | 'plain-not-found-message' | 'plain-not-found-message-remote' | 'plain-text-only' | 'plain-changed' | 'plain-no-more-asking'
    | 'group-answer-in-private' | 'group-not-yours'
    | 'inline-only-you' | 'inline-empty' | 'inline-connect' | 'inline-not-allowed' | 'inline-trouble'
    | 'credits-button' | 'credits-none'
    | 'errors-not-connected' | 'errors-not-yet' | 'errors-no-search-own' | 'errors-no-answer-own' | 'errors-no-list-own' | 'errors-no-portrait-own' | 'errors-missing' | 'errors-change-limit' | 'errors-bad-request' | 'errors-model-failed' | 'errors-timeout' | 'errors-reply-too-large' | 'errors-cancelled' | 'errors-too-many-waiting' | 'errors-stop-them' | 'errors-private-only' | 'errors-stale-button' | 'errors-secret' | 'errors-nothing-charged' | 'errors-used-button' | 'errors-restarted' | 'errors-too-fast' | 'errors-not-invited' | 'errors-unsendable' | 'errors-sent-again' | 'errors-nothing-visible'
    | 'progress-working' | 'progress-still-reading' | 'progress-stopped' | 'progress-nothing-running' | 'progress-rest-in-file'
    | 'idle-open-again'
    | 'place-archive' | 'place-sample'
    | 'dates-today' | 'dates-yesterday' | 'dates-tomorrow'
    | 'buttons-connect' | 'buttons-try-again' | 'buttons-stop' | 'buttons-search' | 'buttons-look-around' | 'buttons-start-own' | 'buttons-open-archive' | 'buttons-add-chats' | 'buttons-missed' | 'buttons-download' | 'buttons-leave' | 'buttons-not-now' | 'buttons-answer-this' | 'buttons-search-instead' | 'buttons-search-its-words' | 'buttons-save-it' | 'buttons-run-it' | 'buttons-answer'
    | 'list-comma', None> &
  Record<
    | 'start-hello' | 'start-again'
    | 'results-no-chat'
    | 'conversation-mail-received' | 'conversation-mail-sent'
    | 'person-search'
    | 'query-from' | 'query-chat'
    | 'days-nothing-in'
    | 'stats-to'
    | 'import-reading' | 'import-nobody' | 'import-ask-owner' | 'import-you-are', { name: Piece }> &
  Record<'start-has-data', { messages: number; newest: Piece }> &
  Record<
    | 'start-remote' | 'start-remote-token'
    | 'connect-done' | 'connect-earlier-left'
    | 'answer-by-model'
    | 'profile-by-model-at'
    | 'alerts-why-trouble'
    | 'account-unknown'
    | 'export-elsewhere'
    | 'privacy-model-at' | 'privacy-model-service' | 'privacy-meaning-at'
    | 'errors-no-search' | 'errors-no-answer' | 'errors-no-list' | 'errors-no-portrait' | 'errors-out-host', { host: Piece }> &
  Record<'start-prices' | 'help-prices', { answer: Piece; search: number }> &
  Record<'connect-open-with', { day: string; messages: number }> &
  Record<'connect-asked-earlier' | 'buttons-search-for', { text: Piece }> &
  Record<'connect-page-back', { bot: Piece }> &
  Record<'access-included' | 'access-not-included', { parts: Piece }> &
  Record<'access-ends', { place: Piece; when: Piece }> &
  Record<'results-amount' | 'person-mentions' | 'person-in-chats' | 'today-more-chats', { amount: number }> &
  Record<'results-at-least' | 'alerts-all' | 'stats-newest' | 'account-more', { amount: Piece }> &
  Record<'results-range' | 'results-range-at-least', { amount: Piece; from: Piece; to: Piece }> &
  Record<'results-range-open' | 'import-from-to', { from: Piece; to: Piece }> &
  Record<'results-filtered', { filters: Piece; results: Piece }> &
  Record<'results-best' | 'results-newest', { results: Piece }> &
  Record<'results-nowhere', { missing: readonly string[]; present: readonly string[] }> &
  Record<
    | 'results-none'
    | 'alerts-begun' | 'alerts-begun-day' | 'alerts-begun-week' | 'alerts-stop-named' | 'alerts-line-day' | 'alerts-line-week' | 'alerts-new' | 'alerts-activity' | 'alerts-stopped-itself', { what: Piece }> &
  Record<'results-none-filtered', { filters: Piece }> &
  Record<'results-none-of-both', { filters: Piece; what: Piece }> &
  Record<'results-ends-earlier' | 'query-before' | 'live-since' | 'live-paused-since', { day: string }> &
  Record<'results-just' | 'query-without', { word: Piece }> &
  Record<
    | 'conversation-gone'
    | 'errors-import-elsewhere' | 'errors-token-refused' | 'errors-token-expired' | 'errors-out-unknown' | 'errors-break' | 'errors-not-found' | 'errors-unreachable' | 'errors-connection-lost' | 'errors-unreadable-reply' | 'errors-service-failed'
    | 'leave-access-stands', { place: Piece }> &
  Record<'person-on', { name: Piece; platform: Piece }> &
  Record<'query-on', { platform: Piece }> &
  Record<'query-in' | 'stats-chart-title', { kind: Noun }> &
  Record<
    | 'query-since' | 'query-since-date' | 'query-before-date' | 'query-to-come'
    | 'import-dates'
    | 'account-may-search-until' | 'account-may-answers-until' | 'account-may-everything-until', { day: Piece }> &
  Record<
    | 'query-during'
    | 'digest-begun-day' | 'digest-begun-week' | 'digest-line-day' | 'digest-line-week'
    | 'settings-digest' | 'settings-delete-after'
    | 'dates-today-at', { time: Piece }> &
  Record<'query-too-long' | 'query-name-too-long' | 'alerts-weekly' | 'alerts-too-many', { most: Piece }> &
  Record<'query-day-unknown', { value: Piece }> &
  Record<'profile-month', { amount: Piece; month: Piece }> &
  Record<'days-nothing' | 'days-nothing-yet' | 'days-nothing-yet-in' | 'save-saved-for', { on: Piece }> &
  Record<'days-nothing-nearest', { day: Piece; on: Piece }> &
  Record<'digest-price-day' | 'digest-price-week', { each: number; most: Piece; time: Piece }> &
  Record<'alerts-price' | 'alerts-again-price', { each: number; most: Piece }> &
  Record<'alerts-at-most', { most: number }> &
  Record<'alerts-lost', { credits: number; doing: Piece }> &
  Record<'stats-read', { amount: Piece; most: Piece }> &
  Record<'stats-reading', { amount: number; credits: number }> &
  Record<'stats-with', { terms: readonly string[] }> &
  Record<'stats-between', { first: Piece; last: Piece }> &
  Record<'stats-most-two', { one: Piece; ones: Piece; two: Piece; twos: Piece }> &
  Record<'stats-most-three', { one: Piece; ones: Piece; three: Piece; threes: Piece; two: Piece; twos: Piece }> &
  Record<'stats-habits', { day: number; time: Piece }> &
  Record<'stats-caption', { amount: number; kind: Noun; month: Piece; sent: Piece }> &
  Record<'stats-none-in-newest', { read: Piece }> &
  Record<'stats-silence', { silence: number }> &
  Record<
    | 'import-next' | 'import-next-after-answer' | 'import-failed-not-known' | 'import-failed-too-large-here' | 'import-failed-empty' | 'import-failed-damaged' | 'import-failed-other-archive' | 'import-failed-discord-package' | 'import-failed-whatsapp-dates' | 'import-failed-gone' | 'import-failed-silent' | 'import-failed-unanswered' | 'import-failed-set-aside' | 'import-failed-same-file', { file: Piece }> &
  Record<'import-reading-so-far', { name: Piece; percent: Piece; read: number }> &
  Record<'import-unknown-city' | 'import-times', { city: Piece }> &
  Record<'import-nothing-new', { known: number }> &
  Record<'import-meaning', { read: Piece; records: Piece }> &
  Record<'import-shortened', { n: number }> &
  Record<'import-left-out', { n: number; what: Piece }> &
  Record<'import-stopped' | 'import-failed-no-room-for-all' | 'import-failed-archive-full-for-all', { read: number }> &
  Record<'import-broken', { file: Piece; read: number }> &
  Record<'import-failed-too-large', { file: Piece; most: Piece }> &
  Record<'import-nearly-full', { share: Amount }> &
  Record<'import-failed-failed', { reference: Piece }> &
  Record<'settings-zone' | 'settings-zone-set', { city: Piece; time: Piece }> &
  Record<'settings-language', { language: Piece }> &
  Record<'settings-chat', { after: Piece; cover: string; delete: string; protect: string }> &
  Record<'settings-limit' | 'settings-limit-set' | 'leave-limit' | 'receipt' | 'errors-may-have-cost', { credits: number }> &
  Record<'settings-zone-unknown', { typed: Piece }> &
  Record<'account-other', { app: Piece; day: string }> &
  Record<'account-end', { app: Piece }> &
  Record<'leave-archive', { messages: number }> &
  Record<'privacy-kept-what-days', { days: number }> &
  Record<'plain-prices', { answer: number; search: Piece }> &
  Record<'plain-left', { left: Piece }> &
  Record<'inline-nothing' | 'inline-in-private', { words: Piece }> &
  Record<'credits-terms', { answer: Piece; left: number; search: Piece }> &
  Record<'credits-period', { spent: Piece }> &
  Record<'credits-period-searches' | 'credits-period-answers' | 'credits-period-portraits' | 'credits-period-lists', { most: Piece; spent: Piece }> &
  Record<'credits-doubt', { credits: Piece }> &
  Record<'receipt-left', { credits: number; left: Piece }> &
  Record<'errors-out', { left: Piece; needed: Piece; place: Piece }> &
  Record<'errors-out-again', { allowance: Piece; when: Piece }> &
  Record<'errors-limit-own', { credits: Piece; most: Piece; spent: Piece }> &
  Record<'errors-limit-operator', { credits: Piece; most: number; spent: Piece }> &
  Record<'errors-room-again', { when: Piece }> &
  Record<'errors-break-until', { at: Piece; place: Piece }> &
  Record<'errors-not-offered', { Place: Piece }> &
  Record<'progress-in-line', { position: Piece }> &
  Record<'idle-warning', { left: number; unused: number }> &
  Record<'idle-forgotten' | 'idle-forgotten-own', { idle: number }> &
  Record<'dates-on-weekday', { weekday: number }> &
  Record<'dates-on-date' | 'dates-on-date-in-year' | 'dates-weekday-date-in-year', { day: Moment }> &
  Record<'dates-on-weekday-date', { day: Moment; weekday: number }> &
  Record<'dates-with-time', { day: Piece; time: Piece }> &
  Record<'numbers-priced', { amount: number; label: Piece }> &
  Record<'list-amount', { amount: number; kind: Noun }>;
export type MarkedTexts =
  Record<
    | 'connect-not-deleted'
    | 'ask-not-narrowed'
    | 'account-own' | 'account-own-empty' | 'account-sample'
    | 'export-operator'
    | 'help-exact'
    | 'errors-out-operator', None> &
  Record<'access-search' | 'access-answers-here' | 'access-answers-quotes' | 'access-everything', { label: Piece }> &
  Record<'access-answers-elsewhere', { host: Piece; label: Piece }> &
  Record<'query-nothing-after', { key: Piece }> &
  Record<'query-has-unknown', { filter: Piece }> &
  Record<'query-filter-unknown', { filter: Piece; known: Piece }> &
  Record<'answer-when', { when: Piece; words: Piece }> &
  Record<'answer-when-said', { when: Piece }> &
  Record<'answer-changed', { day: Piece; now: Piece; was: Piece }> &
  Record<'today-week', { days: Piece }> &
  Record<'days-heading', { amount: number; chats: number; days: Piece }> &
  Record<'days-heading-at-least', { amount: Piece; chats: Piece; days: Piece }> &
  Record<'stats-headline', { amount: number; kind: Noun; what: Piece }> &
  Record<'stats-headline-split', { amount: number; kind: Noun; received: Piece; sent: Piece; what: Piece }> &
  Record<'stats-at-least', { amount: number; kind: Noun; read: Piece; what: Piece }> &
  Record<'import-add', { most: Piece }> &
  Record<'import-added' | 'import-added-mails', { when: Piece; written: number }> &
  Record<'import-added-chat', { chat: Piece; when: Piece; written: number }> &
  Record<'import-added-chats', { chats: number; when: Piece; written: number }> &
  Record<'import-added-records', { written: number }> &
  Record<'import-some-new', { known: number; written: number }> &
  Record<'account-own-with', { day: string; messages: number }> &
  Record<'account-host-until', { day: Piece; host: Piece }> &
  Record<'help-write', { day: string; name: string; question: string; word: string }> &
  Record<'plain-did-you-mean', { command: Piece }> &
  Record<'credits-left', { left: number }> &
  Record<'credits-left-again', { allowance: Piece; left: number; when: Piece }> &
  Record<'errors-internal', { reference: Piece }> &
  Record<'errors-stranger', { userId: Piece }>;
