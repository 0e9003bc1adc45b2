/** Made of the catalogues by `npm run words`. */
import type { Amount, Moment, None, Piece } from './values.ts';

export type Noun = 'social-chat-group' | 'social-chat-message' | 'social-email' | 'social-post' | 'social-following' | 'social-calendar' | 'social-event' | 'favourite' | 'file' | 'credit' | 'day' | 'hit' | 'record' | 'mail' | 'one-hit' | 'all' | 'chats';
export type PlainTexts =
  Record<
    | 'list-comma'
    | 'asking-hint' | 'asking-no-question' | 'asking-cannot-narrow' | 'asking-reading-these' | 'asking-what-about-no-words' | 'asking-read-nothing' | 'asking-stages-writing' | 'asking-wordless' | 'asking-nothing' | 'asking-no-model' | 'asking-counted' | 'asking-buttons-search' | 'asking-buttons-without-data' | 'asking-buttons-about-this' | 'asking-buttons-without-it' | 'asking-forgotten'
    | 'bot-description' | 'bot-short-description'
    | 'buttons-connect' | 'buttons-try-again' | 'buttons-account' | 'buttons-credits' | 'buttons-privacy' | 'buttons-help' | 'buttons-disconnect' | 'buttons-continue-in-private' | 'buttons-back' | 'buttons-more' | 'buttons-search' | 'buttons-ask' | 'buttons-chats' | 'buttons-cancel' | 'buttons-run-again' | 'buttons-look-around' | 'buttons-start-own' | 'buttons-missed' | 'buttons-download' | 'buttons-leave'
    | 'commands-start' | 'commands-help' | 'commands-search' | 'commands-ask' | 'commands-recent' | 'commands-chats' | 'commands-today' | 'commands-count' | 'commands-stats' | 'commands-profile' | 'commands-import' | 'commands-save' | 'commands-cancel' | 'commands-credits' | 'commands-watches' | 'commands-settings' | 'commands-account' | 'commands-connect' | 'commands-disconnect' | 'commands-privacy'
    | 'connecting-connect-own'
    | 'dates-today' | 'dates-yesterday' | 'dates-tomorrow'
    | 'examples-search' | 'examples-ask' | 'examples-recent' | 'examples-today' | 'examples-count' | 'examples-stats' | 'examples-profile' | 'examples-import' | 'examples-save'
    | 'exports-telegram-note' | 'exports-whatsapp-note' | 'exports-signal-note' | 'exports-slack-note' | 'exports-discord-note' | 'exports-gmail-note' | 'exports-telegram-steps' | 'exports-whatsapp-steps' | 'exports-signal-steps' | 'exports-slack-steps' | 'exports-discord-steps' | 'exports-gmail-steps'
    | 'figures-your-messages' | 'figures-your-emails' | 'figures-only-messages' | 'figures-none' | 'figures-chats' | 'figures-people' | 'figures-favourite-words' | 'figures-broken-off' | 'figures-by-month' | 'figures-by-weekday' | 'figures-sent' | 'figures-received' | 'figures-as-picture' | 'figures-show' | 'figures-count-anew' | 'figures-count-again' | 'figures-kept-since' | 'figures-forgotten' | 'figures-not-drawn' | 'figures-nothing-counted'
    | 'front-overflow' | 'front-nothing-visible' | 'front-working' | 'front-unknown-button' | 'front-gone-button' | 'front-foreign-button' | 'front-too-fast' | 'front-private-only' | 'front-not-allowed' | 'front-repeat-note' | 'front-unsendable' | 'front-still-working' | 'front-nothing-running' | 'front-stopped-now' | 'front-taken-back-profile' | 'front-taken-back-disconnect' | 'front-taken-back-other'
    | 'help-heading' | 'help-heading-unconnected' | 'help-not-with-token' | 'help-prices'
    | 'importing-file' | 'importing-heading' | 'importing-step-1' | 'importing-step-3' | 'importing-not-connected' | 'importing-elsewhere-heading' | 'importing-page' | 'importing-page-heading' | 'importing-page-what' | 'importing-open-page' | 'importing-no-page' | 'importing-how-to-export' | 'importing-looking-after' | 'importing-silent-no-name' | 'importing-still-going-no-name' | 'importing-cannot-stop' | 'importing-unknown' | 'importing-too-many' | 'importing-not-me' | 'importing-see' | 'importing-connect-to-search' | 'importing-failed-cancelled' | 'importing-failed-cancelled-halfway' | 'importing-failed-silent' | 'importing-failed-unanswered' | 'importing-failed-failed' | 'importing-failed-not-known' | 'importing-failed-empty' | 'importing-failed-other-archive' | 'importing-failed-zip-password' | 'importing-failed-zip-bomb' | 'importing-failed-zip-of-zips' | 'importing-failed-damaged' | 'importing-failed-telegram-html' | 'importing-failed-whatsapp-backup' | 'importing-failed-whatsapp-dates' | 'importing-failed-signal-backup' | 'importing-failed-discord-package' | 'importing-failed-discord-html' | 'importing-failed-outlook' | 'importing-receipt-aside' | 'importing-receipt-disk-full' | 'importing-receipt-go-on' | 'importing-ask-who-why' | 'importing-ask-no-name' | 'importing-ask-none-of-them' | 'importing-ask-stop' | 'importing-ask-all-the-same' | 'importing-ask-leave-it' | 'importing-ask-day-first' | 'importing-ask-month-first'
    | 'inline-connect' | 'inline-in-private' | 'inline-here' | 'inline-too-long' | 'inline-not-allowed'
    | 'live-begun' | 'live-ended' | 'live-archive-gone' | 'live-pause' | 'live-resume' | 'live-paused' | 'live-resumed'
    | 'money-nothing-spent'
    | 'plain-small-talk-thanks' | 'plain-small-talk-greeting' | 'plain-small-talk-farewell' | 'plain-small-talk-fine' | 'plain-text-only' | 'plain-not-connected' | 'plain-neither' | 'plain-changed'
    | 'privacy-stored' | 'privacy-encrypted' | 'privacy-where-to' | 'privacy-model-none' | 'privacy-model-unknown' | 'privacy-not-sold' | 'privacy-files' | 'privacy-groups' | 'privacy-how-to-erase' | 'privacy-erase' | 'privacy-items-1-no-days' | 'privacy-items-2' | 'privacy-items-3' | 'privacy-items-4' | 'privacy-items-5' | 'privacy-items-6'
    | 'profiles-nothing' | 'profiles-reading' | 'profiles-counting' | 'profiles-count-it'
    | 'queries-filters-sent' | 'queries-filters-received' | 'queries-filters-holding-link' | 'queries-filters-holding-file' | 'queries-filters-holding-photo' | 'queries-filters-holding-video' | 'queries-filters-holding-voice' | 'queries-filters-holding-audio' | 'queries-filters-holding-sticker' | 'queries-reasons-sender' | 'queries-reasons-chat' | 'queries-problems-no-word' | 'queries-problems-only-excluded' | 'queries-problems-only-punctuation'
    | 'records-other-heading' | 'records-unnamed-chat' | 'records-no-text' | 'records-no-preview' | 'records-you' | 'records-to' | 'records-where' | 'records-until' | 'records-address'
    | 'results-question-places' | 'results-hint' | 'results-cannot-list' | 'results-facts-none' | 'results-turning-is-free' | 'results-next' | 'results-previous' | 'results-ask-about-these' | 'results-everywhere' | 'results-gone' | 'results-again' | 'results-fewer-filters' | 'results-fewer-words' | 'results-other-form' | 'results-messages-only' | 'results-your-chats' | 'results-without-filters' | 'results-without-quotes' | 'results-ask-instead' | 'results-around' | 'results-open-chat' | 'results-whole-text' | 'results-fetching' | 'results-only-part' | 'results-no-longer' | 'results-open-in-telegram' | 'results-no-link-telegram'
    | 'routines-watch' | 'routines-list' | 'routines-none' | 'routines-listed' | 'routines-today' | 'routines-week' | 'routines-in-utc' | 'routines-offer-watch-how' | 'routines-offer-today' | 'routines-offer-week' | 'routines-stops-by-itself' | 'routines-not-now' | 'routines-begun' | 'routines-already' | 'routines-cannot-watch' | 'routines-ended' | 'routines-gone' | 'routines-search-all' | 'routines-why-not-connected' | 'routines-why-token' | 'routines-why-scope-missing' | 'routines-why-credits-out' | 'routines-why-cap-reached' | 'routines-why-dearer' | 'routines-why-unreadable' | 'routines-why-trouble'
    | 'saving-saved' | 'saving-saved-aside' | 'saving-known' | 'saving-how'
    | 'service-own'
    | 'settings-unknown' | 'settings-back' | 'settings-language-label' | 'settings-language-open' | 'settings-language-ask' | 'settings-language-as-telegram' | 'settings-cap-label' | 'settings-cap-none' | 'settings-cap-zero' | 'settings-cap-remove' | 'settings-results-open' | 'settings-results-cover-label' | 'settings-results-cover-on' | 'settings-results-cover-off' | 'settings-results-cover-turn-on' | 'settings-results-cover-turn-off' | 'settings-results-protect-label' | 'settings-results-protect-on' | 'settings-results-protect-off' | 'settings-results-protect-turn-on' | 'settings-results-protect-turn-off' | 'settings-results-delete-label' | 'settings-results-delete-never' | 'settings-results-delete-keep' | 'settings-results-from-now-on' | 'settings-results-deleted'
    | 'start-hello-no-name' | 'start-welcome-back-no-name' | 'start-what' | 'start-sample-or-own' | 'start-answer-here' | 'start-what-can-you-do' | 'start-sample'
    | 'timelines-newest-in' | 'timelines-around-in' | 'timelines-fetching-earlier' | 'timelines-fetching-later' | 'timelines-none-in-chat' | 'timelines-what-to-type' | 'timelines-earlier' | 'timelines-later' | 'timelines-more-chats' | 'timelines-beginning' | 'timelines-nothing-earlier' | 'timelines-nothing-later' | 'timelines-later-failed' | 'timelines-free' | 'timelines-gone' | 'timelines-again' | 'timelines-sent' | 'timelines-received' | 'timelines-everything' | 'timelines-chats' | 'timelines-chats-named' | 'timelines-listing-chats' | 'timelines-no-chats'
    | 'today-doing' | 'today-doing-week' | 'today-doing-then' | 'today-waiting' | 'today-named' | 'today-named-next' | 'today-named-then' | 'today-happened' | 'today-happened-week' | 'today-nothing' | 'today-nothing-week' | 'today-nothing-then' | 'today-which-day' | 'today-not-synced' | 'today-daily' | 'today-weekly' | 'today-in-words' | 'today-question' | 'today-question-week'
    | 'zones-title' | 'zones-unknown' | 'zones-which-city' | 'zones-hint' | 'zones-which-one' | 'zones-change' | 'zones-tell'
    | 'place-archive' | 'place-sample'
    | 'connect-opening' | 'connect-sample' | 'connect-example-word' | 'connect-example-name' | 'connect-example-question' | 'connect-empty' | 'connect-open' | 'connect-saved' | 'connect-unknown' | 'connect-widen' | 'connect-again' | 'connect-switch' | 'connect-choose-button' | 'connect-token-hint' | 'connect-deleted' | 'connect-incomplete' | 'connect-link-over' | 'connect-declined' | 'connect-failed' | 'connect-page-done'
    | 'access-question' | 'access-search-button' | 'access-answers-button' | 'access-everything-button' | 'access-lasts-30-days' | 'access-lasts-90-days' | 'access-lasts-1-year' | 'access-lasts-until-revoked' | 'access-lasts-30-days-button' | 'access-lasts-90-days-button' | 'access-lasts-1-year-button' | 'access-lasts-until-revoked-button' | 'access-part-searches' | 'access-part-answers' | 'access-part-lists' | 'access-part-portraits' | 'access-keep' | 'access-renew'
    | 'account-may-search' | 'account-may-answers' | 'account-may-everything' | 'account-ended' | 'account-change'
    | 'leave-ask' | 'leave-ask-unconnected' | 'leave-keep-archive' | 'leave-erase-archive' | 'leave-stay' | 'leave-stayed' | 'leave-erasing' | 'leave-done-none' | 'leave-done-waits' | 'leave-done-erased' | 'leave-live' | 'leave-chat'
    | 'export-doing' | 'export-whole' | 'export-kept' | 'export-unreachable' | 'export-link' | 'export-download'
    | 'idle-open-again'
    | 'credits-button' | 'credits-none'
    | 'errors-not-connected' | 'errors-not-yet' | 'errors-no-search-own' | 'errors-no-answer-own' | 'errors-no-list-own' | 'errors-no-portrait-own' | 'errors-missing' | 'errors-change-limit' | 'errors-bad-request' | 'errors-timeout' | 'errors-too-large' | 'errors-stopped' | 'errors-too-many' | 'errors-stop-them' | 'errors-private-only' | 'errors-stale-button' | 'errors-secret' | 'errors-nothing-charged', None> &
  Record<
    | 'asking-what' | 'asking-reply-to-go-on'
    | 'inline-search-button' | 'inline-ask-button'
    | 'profiles-confirm'
    | 'routines-spent'
    | 'leave-limit'
    | 'receipt'
    | 'errors-may-have-cost', { credits: number }> &
  Record<'asking-too-long' | 'profiles-too-long', { limit: number }> &
  Record<'asking-reading' | 'asking-reading-messages' | 'asking-plainly' | 'asking-closest' | 'asking-only-near', { question: Piece }> &
  Record<'asking-what-about' | 'inline-search-posted' | 'inline-ask-posted' | 'plain-search-or-ask' | 'plain-about-that-or-search', { words: Piece }> &
  Record<'asking-no-links', { platforms: Piece }> &
  Record<'asking-took-out' | 'asking-stages-read' | 'asking-stages-sampled', { many: number }> &
  Record<'asking-looked-only' | 'asking-read', { what: readonly string[] }> &
  Record<'asking-stages-searched', { many: Piece; words: Piece }> &
  Record<'asking-stages-listed', { kind: Noun; many: number }> &
  Record<'asking-stages-counted', { many: Piece }> &
  Record<'asking-stages-writing-part', { part: Piece; parts: Piece }> &
  Record<
    | 'asking-goes-to-model' | 'asking-went-to-model'
    | 'privacy-model-local' | 'privacy-model-elsewhere'
    | 'start-remote' | 'start-remote-token'
    | 'connect-done' | 'connect-earlier-left'
    | 'account-unknown'
    | 'export-elsewhere'
    | 'errors-no-search' | 'errors-no-answer' | 'errors-no-list' | 'errors-no-portrait' | 'errors-out-host' | 'errors-service-failed', { host: Piece }> &
  Record<'asking-seconds', { seconds: Amount }> &
  Record<'asking-read-chat', { chat: Piece; what: readonly string[] }> &
  Record<'asking-read-chats', { chats: number; what: readonly string[] }> &
  Record<'asking-kind-heading' | 'records-heading' | 'records-kind' | 'timelines-newest' | 'timelines-fetching-no-filters' | 'timelines-none', { kind: Noun }> &
  Record<'dates-today-at' | 'routines-when-no-day' | 'routines-at-no-day' | 'settings-results-delete-after', { time: Piece }> &
  Record<'dates-on-weekday', { weekday: number }> &
  Record<'dates-on-date' | 'dates-on-date-in-year' | 'dates-weekday-date-in-year' | 'today-title', { day: Moment }> &
  Record<'dates-on-weekday-date', { day: Moment; weekday: number }> &
  Record<'dates-with-time', { day: Piece; time: Piece }> &
  Record<'figures-counting' | 'routines-end' | 'routines-stopped', { what: Piece }> &
  Record<'figures-read', { amount: number; most: Piece }> &
  Record<'figures-sent-and-received', { received: number; sent: number }> &
  Record<'figures-silence', { days: number; from: Piece; to: Piece }> &
  Record<'figures-busiest-month', { amount: Piece; name: Moment }> &
  Record<'figures-busiest-times', { day: number; hour: Piece; zone: Piece }> &
  Record<'figures-partial', { amount: number; total: Piece }> &
  Record<
    | 'figures-partial-no-total'
    | 'importing-receipt-written' | 'importing-receipt-updated' | 'importing-receipt-known'
    | 'numbers-credits'
    | 'queries-reasons-times'
    | 'records-unreadable'
    | 'routines-more' | 'routines-erased'
    | 'today-read-newest', { amount: number }> &
  Record<'figures-by-hour', { zone: Piece }> &
  Record<'figures-reading-question', { page: number }> &
  Record<'figures-newest', { amount: number; credits: number }> &
  Record<'figures-days' | 'queries-filters-days' | 'queries-filters-days-is-utc', { first: Piece; last: Piece }> &
  Record<
    | 'figures-days-one'
    | 'queries-filters-before' | 'queries-filters-before-is-utc' | 'queries-filters-since' | 'queries-filters-since-is-utc' | 'queries-filters-on-day' | 'queries-filters-on-day-is-utc' | 'queries-problems-to-come'
    | 'account-may-search-until' | 'account-may-answers-until' | 'account-may-everything-until'
    | 'live-since' | 'live-paused-since', { day: Piece }> &
  Record<'front-beginning', { doing: Piece; price: number }> &
  Record<'front-going', { doing: Piece; price: number; seconds: Piece }> &
  Record<'front-still', { doing: Piece }> &
  Record<'front-queued' | 'front-behind', { before: number; doing: Piece }> &
  Record<'front-stopped', { price: number }> &
  Record<'front-timed-out' | 'front-interrupted', { cost: Piece }> &
  Record<'help-in-group' | 'start-in-group' | 'connect-page-back', { bot: Piece }> &
  Record<'importing-what' | 'importing-elsewhere' | 'importing-elsewhere-file' | 'privacy-to-service' | 'start-stays-at', { service: Piece }> &
  Record<'importing-way-to' | 'account-end', { app: Piece }> &
  Record<
    | 'importing-bringing' | 'importing-taking' | 'importing-handing' | 'importing-looking' | 'importing-waiting' | 'importing-silent' | 'importing-still-going' | 'importing-not-an-export' | 'importing-gone' | 'importing-interrupted' | 'importing-no-service' | 'importing-too-large-there' | 'importing-not-done' | 'importing-no-room' | 'importing-stopped' | 'importing-waited-in-vain' | 'importing-receipt-brought-in' | 'importing-receipt-nothing' | 'importing-receipt-stopped' | 'importing-ask-who' | 'importing-ask-you-are-nobody' | 'importing-ask-day-is-first' | 'importing-ask-month-is-first'
    | 'queries-filters-from' | 'queries-filters-chat'
    | 'start-hello' | 'start-welcome-back'
    | 'timelines-looking-for-chats' | 'timelines-no-chat-named', { name: Piece }> &
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
  Record<'importing-ask-page' | 'results-page', { page: Piece; pages: Piece }> &
  Record<'importing-ask-day-first-as' | 'importing-ask-month-first-as', { day: Piece; month: Piece }> &
  Record<'inline-search-title' | 'inline-ask-title', { credits: number; words: Piece }> &
  Record<'money-receipt-today', { cap: number; spent: Piece }> &
  Record<'money-receipt-today-no-cap', { spent: number }> &
  Record<'numbers-priced', { amount: number; label: Piece }> &
  Record<'numbers-credits-between', { least: Piece; most: number }> &
  Record<'plain-more', { next: Piece }> &
  Record<'plain-unknown', { command: Piece }> &
  Record<'plain-did-you-mean', { command: Piece; near: Piece }> &
  Record<'privacy-items-1', { days: number }> &
  Record<'profiles-costs', { credits: Piece; today: Piece }> &
  Record<'profiles-costs-with-focus', { credits: Piece; focus: Piece; today: Piece }> &
  Record<'profiles-count-costs', { nothing: Piece }> &
  Record<'queries-filters-on' | 'results-no-link-other', { platform: Piece }> &
  Record<'queries-filters-exactly', { phrase: Piece }> &
  Record<'queries-filters-without' | 'results-just-this', { word: Piece }> &
  Record<'queries-reasons-missing' | 'queries-reasons-missing-more', { words: readonly string[] }> &
  Record<
    | 'queries-problems-too-long' | 'queries-problems-sender-too-long' | 'queries-problems-chat-too-long'
    | 'routines-too-many'
    | 'timelines-chat-name-too-long', { most: number }> &
  Record<'queries-problems-excluded-key' | 'queries-problems-nothing-after', { key: Piece }> &
  Record<'queries-problems-has' | 'queries-problems-filter' | 'queries-problems-date', { value: Piece }> &
  Record<'queries-problems-platform', { known: Piece }> &
  Record<'queries-problems-place', { known: Piece; value: Piece }> &
  Record<'queries-problems-limit', { most: Piece; value: Piece }> &
  Record<'queries-problems-no-day', { after: Piece; before: Piece }> &
  Record<'records-amount', { amount: number; kind: Noun }> &
  Record<'records-place' | 'results-title' | 'results-newest-in', { place: Noun }> &
  Record<'records-labelled', { label: Piece; value: Piece }> &
  Record<'results-question', { price: Piece }> &
  Record<'results-searching', { place: Noun; subject: Piece }> &
  Record<'results-listing', { filters: Piece; place: Noun }> &
  Record<'results-facts-all' | 'results-facts-shown', { amount: number; of: Noun }> &
  Record<'results-facts-best' | 'results-facts-best-at-least' | 'results-facts-newest' | 'results-facts-newest-at-least', { of: Noun; shown: number; total: number }> &
  Record<'results-filtered', { filters: Piece }> &
  Record<'results-sifted' | 'results-sifted-away', { filters: Piece; hidden: number; received: number }> &
  Record<'results-nowhere', { missing: readonly string[]; present: readonly string[] }> &
  Record<'results-none' | 'results-none-readable', { filters: Piece; place: Noun; what: Piece }> &
  Record<'results-none-no-filters' | 'results-none-readable-no-filters', { place: Noun; what: Piece }> &
  Record<'results-looked-through' | 'results-nothing-there', { kinds: Piece }> &
  Record<'results-reaching', { kinds: Piece; lines: Piece }> &
  Record<'routines-watching' | 'routines-offer-watch' | 'routines-found' | 'routines-looking', { query: Piece }> &
  Record<'routines-when' | 'routines-at', { day: number; time: Piece }> &
  Record<'routines-price' | 'routines-every-day' | 'routines-every-week', { each: number; most: Piece }> &
  Record<'routines-go-on', { each: number; what: Piece }> &
  Record<'routines-lost', { credits: number; doing: Piece }> &
  Record<'settings-cap-operator' | 'credits-doubt', { credits: Piece }> &
  Record<'timelines-fetching' | 'timelines-none-filtered', { filters: Piece; kind: Noun }> &
  Record<'timelines-opening' | 'timelines-looking-around', { chat: Piece }> &
  Record<'timelines-chat-number', { number: Piece; price: Piece }> &
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
    | 'connect-exposed'
    | 'leave-access-stands'
    | 'errors-access-ended' | 'errors-out-unknown' | 'errors-break' | 'errors-not-offered' | 'errors-not-found' | 'errors-unreachable' | 'errors-broken', { place: Piece }> &
  Record<'access-included' | 'access-not-included', { parts: Piece }> &
  Record<'access-ends', { place: Piece; when: Piece }> &
  Record<'account-other', { app: Piece; day: Piece }> &
  Record<'account-more', { amount: Piece }> &
  Record<'leave-archive', { messages: number }> &
  Record<'idle-warning', { left: number; unused: number }> &
  Record<'idle-forgotten' | 'idle-forgotten-own', { idle: number }> &
  Record<'receipt-left', { credits: number; left: Piece }> &
  Record<'credits-terms', { answer: Piece; left: number; search: Piece }> &
  Record<'credits-period', { spent: Piece }> &
  Record<'credits-period-searches' | 'credits-period-answers' | 'credits-period-portraits' | 'credits-period-lists', { most: Piece; spent: Piece }> &
  Record<'errors-out', { left: Piece; needed: Piece; place: Piece }> &
  Record<'errors-out-again', { allowance: Piece; when: Piece }> &
  Record<'errors-limit-own', { credits: Piece; most: Piece; spent: Piece }> &
  Record<'errors-limit-operator', { credits: Piece; most: number; spent: Piece }> &
  Record<'errors-room-again', { at: Piece }> &
  Record<'errors-break-until', { at: Piece; place: Piece }>;
export type MarkedTexts =
  Record<'failures-reference' | 'errors-internal', { reference: Piece }> &
  Record<'front-stranger', { userId: Piece }> &
  Record<'front-in-line', { position: Piece }> &
  Record<'front-failed', { cost: Piece; reference: Piece }> &
  Record<
    | 'help-narrow'
    | 'start-steps' | 'start-connected'
    | 'connect-not-deleted'
    | 'account-own' | 'account-own-empty' | 'account-sample'
    | 'export-operator'
    | 'errors-out-operator', None> &
  Record<'help-free', { commands: Piece }> &
  Record<'importing-step-2' | 'importing-step-2-page', { most: Amount }> &
  Record<'importing-ask-others-export', { name: Piece; person: Piece }> &
  Record<'importing-ask-date', { example: Piece; name: Piece }> &
  Record<'start-asked', { typed: Piece }> &
  Record<'access-search' | 'access-answers-here' | 'access-answers-quotes' | 'access-everything', { label: Piece }> &
  Record<'access-answers-elsewhere', { host: Piece; label: Piece }> &
  Record<'account-own-with', { day: Piece; messages: number }> &
  Record<'account-host-until', { day: Piece; host: Piece }> &
  Record<'credits-left', { left: number }> &
  Record<'credits-left-again', { allowance: Piece; left: number; when: Piece }>;
