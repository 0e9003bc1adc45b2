-social-chat-group = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
    }
    .all = chats
    .your = your chats
-social-chat-message = { $count ->
    [one] { $count } message
   *[other] { $count } messages
    }
    .all = messages
    .your = your messages
-social-email = { $count ->
    [one] { $count } e-mail
   *[other] { $count } e-mails
    }
    .all = e-mails
    .your = your e-mails
-social-post = { $count ->
    [one] { $count } post
   *[other] { $count } posts
    }
    .all = posts
    .your = your posts
-social-following = { $count ->
    [one] { $count } followed page
   *[other] { $count } followed pages
    }
    .all = followed pages
    .your = your followed pages
-social-calendar = { $count ->
    [one] { $count } calendar
   *[other] { $count } calendars
    }
    .all = calendars
    .your = your calendars
-social-event = { $count ->
    [one] { $count } event
   *[other] { $count } events
    }
    .all = events
    .your = your events
-favourite = { $count ->
    [one] { $count } favourite
   *[other] { $count } favourites
    }
    .all = favourites
    .your = your favourites
-file = { $count ->
    [one] { $count } file
   *[other] { $count } files
    }
    .all = files
    .your = your files
-credit = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
    }
-day = { $count ->
    [one] { $count } day
   *[other] { $count } days
    }
-hit = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
    }
-record = { $count ->
    [one] { $count } record
   *[other] { $count } records
    }
-mail = { $count ->
    [one] { $count } mail
   *[other] { $count } mails
    }
-all = { "" }
    .your = all your data
-chats = { "" }
    .your = your chats

# ── The bot itself ──
bot-description = I find things in your own messages, mails and files, and answer questions about them.

    Only you see the answers. Your data is encrypted, nothing is posted in groups, and /disconnect erases everything.
bot-short-description = Find things in your own messages and ask about them. Private, encrypted, yours.

# ── The command menu ──
menu-start = Begin here
menu-today = What’s new, and who’s waiting
menu-ask = Ask about your data
menu-search = Find messages, mails and files
menu-chats = Your chats
menu-recent = Your newest messages
menu-count = Count messages
menu-stats = Your messages in numbers
menu-profile = A portrait of you
menu-alerts = Your alerts and digests
menu-import = Add your chats and mails
menu-save = Keep a message
menu-settings = Time zone, language, this chat
menu-account = What I may do
menu-credits = What’s left, what was spent
menu-connect = Connect your data
menu-privacy = What I keep about you
menu-disconnect = Leave and erase
menu-help = How to talk to me
menu-cancel = Stop what’s running

# ── First contact ──
start-hello = Hi { $name }. I find things in your own messages, mails and files, and answer questions about them. Only you see the answers.
start-hello-unnamed = Hi. I find things in your own messages, mails and files, and answer questions about them. Only you see the answers.
start-sample = Look around in Nina’s archive first (she’s made up), or start your own.
start-empty = Your archive is here, just for you, and still empty.
start-has-data = Your archive has { COUNT($messages, "social-chat-message") }; the newest came { $newest }.
start-remote = Your data stays at { $host }; you choose what I may read.
start-remote-token = Make a token at { $host } and send it here, after /connect. I’ll delete your message and store the token encrypted.
start-prices = A search costs { COUNT($search, "credit") }, an answer { $answer }.
start-again = Hi again, { $name }. What are you looking for?
start-again-unnamed = Hi again. What are you looking for?

# ── Connecting ──
connect-opening = Opening…
connect-sample = You’re in Nina’s archive: two years of chats, mails and files of a made-up person. Type a word, a name or a question, or try one:
connect-example-word = ferry
connect-example-name = Joana
connect-example-question = When is the launch?
connect-empty = Your archive is ready. Send me an export from any of these, or tap one to see where it hides its export.
connect-open = Your archive is open. What are you looking for?
connect-open-with = Your archive is open: { COUNT($messages, "social-chat-message") }, the newest from { $day }. What are you looking for?
connect-done = Connected to { $host }. What are you looking for?
connect-earlier-left = My earlier access at { $host } may still work; you can end it there.
connect-saved = Saved. What may it do?
connect-unknown = I don’t know
connect-widen = Widen access
connect-again = Connect again
connect-switch = Switch to my archive
connect-choose-button = Choose what I may read
connect-token-hint = Your token
connect-deleted = I deleted your message.
connect-not-deleted = <b>Please delete your message with the token</b>; I couldn’t.
connect-incomplete = That token looks incomplete. Copy it again and send it after /connect.
connect-exposed = Never post a token in a group. I didn’t use it; please end it where you made it, and make a new one.
connect-asked-earlier = You asked for “{ $text }” earlier:
connect-link-over = This link has expired. Send /connect for a new one.
connect-declined = You didn’t connect. Nothing was stored.
connect-failed = Connecting didn’t work. Nothing was stored.
connect-page-done = Done
connect-page-back = You can close this page and go back to { $bot }.
access-lasts-30-days = For 30 days. You can end it any time in /account.
access-lasts-90-days = For 90 days. You can end it any time in /account.
access-lasts-1-year = For 1 year. You can end it any time in /account.
access-lasts-until-revoked = Until you end it, any time, in /account.
access-lasts-30-days-button = For 30 days: change
access-lasts-90-days-button = For 90 days: change
access-lasts-1-year-button = For 1 year: change
access-lasts-until-revoked-button = Until I end it: change
# Parts of what a service elsewhere allows, listed in the two texts below
access-part-searches = searches
access-part-answers = answers
access-part-lists = lists (days, chats, counts)
access-part-portraits = portraits
access-included = Included: { $parts }.
access-not-included = Not included: { $parts }.
access-ends = My access to { $place } ends { $when }.
access-keep = Keep it 90 days
access-renew = Renew
access-question = What may I do with your archive?
access-search-button = Search
access-answers-button = Search and answer
access-everything-button = Everything
access-search = <b>{ $label }</b>: find and show messages. No language model sees them.
access-answers-elsewhere = <b>{ $label }</b>: for each question, the model at { $host } reads the messages it needs.
access-answers-here = <b>{ $label }</b>: for each question, a language model on the same machine reads the messages it needs.
access-answers-quotes = <b>{ $label }</b>: also answer questions, with quotes from your messages.
access-everything = <b>{ $label }</b>: also write a portrait of you.

# ── Results, conversations, people ──
search-what = What are you looking for?
search-hint = A word or a name
search-activity = Searching
results-unnamed-chat = Unnamed chat
attached-photo = photo
attached-video = video
attached-voice = voice message
attached-audio = audio
attached-file = file
attached-sticker = sticker
attached-location = location
attached-contact = contact
attached-poll = poll
attached-other = attachment
results-no-text = (no text)
results-you = You
results-amount = { $amount ->
    [one] { $amount } result
   *[other] { $amount } results
    }
results-at-least = { $amount }+ results
results-some = Results
results-range = { $from }–{ $to } of { $amount }
results-range-at-least = { $from }–{ $to } of { $amount }+
results-range-open = { $from }–{ $to }
results-filtered = { $results } { $filters }
results-best = { $results }, best first
results-newest = { $results }, newest first
results-nowhere = No { LIST($missing, quotes: "“|”", type: "disjunction") } anywhere. These have { LIST($present, quotes: "“|”") }.
results-back = Back
results-more = More
results-newest-first = Newest first
results-best-first = Best first
results-answer-this = Answer this
results-alert-me = Alert me
results-add-chats = Add my chats
results-none = Nothing for “{ $what }”.
results-none-filtered = Nothing { $filters }.
results-none-of-both = Nothing for “{ $what }” { $filters }.
results-none-advice = Try fewer words, or another form.
results-empty-archive = Your archive is still empty.
results-import-running = Nothing yet, and your import is still running. Try again when it’s done.
results-import-waits = Nothing yet. Your import is waiting for your answer:
results-ends-earlier = Nothing there. Your archive’s newest message is from { $day }.
results-without-filters = Without filters
results-just = Just “{ $word }”
results-everywhere = Search everything
results-no-chat = I don’t know a chat called “{ $name }”.
results-forgotten = I’ve forgotten that list.
results-forgotten-here = I’ve forgotten that list. Here it is again:
results-search-again = Search again
conversation-activity = Reading your messages
conversation-start = Start of the chat
conversation-empty = Nothing in it yet.
conversation-gone = That message is no longer in { $place }.
conversation-earlier = Earlier
conversation-later = Later
conversation-open-in-telegram = Open in Telegram
conversation-open = Open
conversation-whole = Whole message
conversation-mail-received = { $name } to you
conversation-mail-sent = You to { $name }
person-mentions = { $amount ->
    [one] { $amount } mention elsewhere
   *[other] { $amount } mentions elsewhere
    }
person-on = { $name } on { $platform }
person-search = Search for “{ $name }”
person-in-chats = { $amount ->
    [one] in { $amount } chat
   *[other] in { $amount } chats
    }
query-from = from { $name }
query-sent = from you
query-received = to you
query-chat = in “{ $name }”
query-on = on { $platform }
query-in = in { NOUN($kind, "all") }
query-has-link = with a link
query-has-file = with a file
query-has-photo = with a photo
query-has-video = with a video
query-has-voice = with a voice message
query-has-audio = with an audio file
query-has-sticker = with a sticker
query-before = before { $day }
query-since = since { $day }
query-since-date = since { $day }
query-before-date = before { $day }
query-without = without “{ $word }”
query-during = in { $time }
query-no-word = I need something to look for: a name, a place or a thing.
query-only-excluded = Add a word to look for.
query-too-long = That’s too long. Up to { $most } characters, please.
query-name-too-long = That name is too long. Up to { $most } characters, please.
query-excluded-filter = Only words can be left out with a minus.
query-nothing-after = Something’s missing after <code>{ $key }</code>
query-has-unknown = I don’t know <code>{ $filter }</code>. Try link, file, photo, video, voice, audio or sticker.
query-filter-unknown = I don’t know <code>{ $filter }</code>. Try { $known }.
query-day-unknown = I don’t know the day “{ $value }”.
query-to-come = { $day } is still to come.
query-no-day = No day is after the one and before the other.

# ── Questions and portraits ──
ask-what = What would you like to know?
ask-hint = Your question
ask-no-words = I need something to look for: a name, a place or a thing.
ask-not-narrowed = Only a search can look for <code>has:</code>.
ask-activity = Reading your messages
ask-thinking = Thinking
ask-without-data = Ask without my data
answer-closest = This comes closest:
answer-counted = Counted
answer-quotes = These are quotes. Reply to ask on.
answer-by-model = Answered by the model at { $host }, from these messages. More in /privacy.
answer-nothing = I couldn’t find anything about that.
    Try a name, or other words.
answer-when = <b>{ $when }</b> (“{ $words }”)
answer-when-said = <b>{ $when }</b> (the day it was said)
answer-changed = Was { $was }, since { $day } <b>{ $now }</b>
answer-earlier = Earlier:
profile-asks = A portrait reads through your messages and describes you in a page.
profile-write = Write it
profile-month = Busiest month: { $month } ({ $amount })
profile-ends = The first and the newest:
profile-by-model = A model wrote this from your messages. It can be wrong.
profile-by-model-at = The model at { $host } wrote this from your messages. It can be wrong. More in /privacy.

# ── Days, digests, alerts ──
today-waiting = Waiting for you
today-new = New
today-wrote-most = Who wrote most
today-more-chats = and { $amount ->
    [one] one more chat
   *[other] { $amount } more chats
}
today-nothing = Nothing new, and nobody’s waiting for you.
today-which-day = Which day? Try /today yesterday, /today friday or /today week.
today-every-morning = Every morning
today-every-monday = Every Monday
today-activity = Reading your messages
today-week = <b>Your week</b>, { $days }
today-coming-up = Coming up
days-heading = <b>{ $days }</b> · { COUNT($amount, "social-chat-message") } in { COUNT($chats, "social-chat-group") }
days-heading-at-least = <b>{ $days }</b> · { $amount }+ messages in { $chats }+ chats
days-before = Day before
days-after = Day after
days-nothing = Nothing { $on }.
days-nothing-nearest = Nothing { $on }. The nearest is { $day }.
days-nothing-in = { $name }: nothing.
days-nothing-yet = Nothing { $on } yet.
days-nothing-yet-in = Nothing yet: { $on }.
digest-begun-day = You’ll get this every day at { $time }, when there’s something in it.
digest-begun-week = You’ll get this every Monday at { $time }, when there’s something in it.
digest-price-day = Every day at { $time }: { COUNT($each, "credit") } each, at most { $most } a month.
digest-price-week = Every Monday at { $time }: { COUNT($each, "credit") } each, at most { $most } a month.
digest-other-time = Other time
digest-time = Digest time
digest-time-ask = At what time? Tap one, or reply with a time.
digest-time-hint = 07:30
digest-stop = Stop the digest
digest-line-day = Digest · every day at { $time }
digest-line-week = Your week · every Monday at { $time }
digest-stopped-itself = I’ve stopped your digest.
alerts-begun = I’ll tell you when there’s something new for “{ $what }”.
alerts-begun-day = { alerts-begun } I look once a day.
alerts-begun-week = { alerts-begun } I look once a week.
alerts-look-week = Look weekly
alerts-look-day = Look daily
alerts-stop = Stop
alerts-stop-this = Stop this alert
alerts-stop-named = Stop “{ $what }”
alerts-stopped = Stopped.
alerts-price = Looking once a day costs { COUNT($each, "credit") } each time, at most { $most } a month.
alerts-start = Start
alerts-weekly = Weekly: at most { $most }
alerts-needs-word = I need a word to look for.
alerts-too-many = That’s { $most } already. Stop one first.
alerts-heading = Your alerts and digests
alerts-line-day = “{ $what }” · once a day
alerts-line-week = “{ $what }” · once a week
alerts-at-most = at most { COUNT($most, "credit") } a month
alerts-none = No alerts or digests yet. Tap Alert me under a search, or Every morning under /today.
alerts-only-exports = New messages only come in with the exports you add.
alerts-nothing-arrives = No alerts or digests yet. { alerts-only-exports }
alerts-new = New for “{ $what }”:
alerts-all = All { $amount }
alerts-activity = Looking for something new for “{ $what }”
alerts-lost = { $doing }: I was restarted. It may have cost { COUNT($credits, "credit") }.
alerts-stopped-itself = I’ve stopped your alert for “{ $what }”.
alerts-why-access = My access has ended.
alerts-why-credits = Your credits ran out.
alerts-why-limit = It would pass your daily limit.
alerts-why-dearer = It costs more now.
alerts-why-trouble = { $host } kept failing.
alerts-start-again = Start again
alerts-again-price = { COUNT($each, "credit") } each time, at most { $most } a month.

# ── Statistics ──
stats-only-messages = I can count messages and mails only.
stats-counting = Counting
stats-read = { $amount } of { $most } read
# A service that does not count
stats-reading = To count, I have to read: { COUNT($credits, "credit") } per { COUNT($amount, "social-chat-message") }.
stats-newest = Newest { $amount }
# $what: of what and of when, such as “with “ferry”, since 3 May”
stats-headline = <b>{ COUNT($amount, $kind) }</b> { $what }.
stats-headline-split = <b>{ COUNT($amount, $kind) }</b> { $what }: { $sent } from you, { $received } from others.
stats-at-least = <b>At least { COUNT($amount, $kind) }</b> { $what }, in the newest { $read }.
stats-with = with { LIST($terms, quotes: "“|”") }
stats-to = to { $name }
stats-in-all = in all
stats-between = { $first } to { $last }
stats-most-two = Most in { $one } ({ $ones }) and { $two } ({ $twos }).
stats-most-three = Most in { $one } ({ $ones }), { $two } ({ $twos }) and { $three } ({ $threes }).
stats-habits = Mostly on { $day ->
    [1] Mondays
    [2] Tuesdays
    [3] Wednesdays
    [4] Thursdays
    [5] Fridays
    [6] Saturdays
   *[7] Sundays
    }, around { $time }.
stats-caption = { COUNT($amount, $kind) } since { $month }, { $sent } of them yours.
stats-none = None.
stats-none-in-newest = None in the newest { $read }.
stats-empty = There are no messages yet.
stats-show = Show them
stats-as-picture = As a picture
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-silence = longest silence { COUNT($silence, "day") }
stats-chart-months = By month
stats-chart-weekdays = By weekday
stats-chart-hours = By hour
stats-chart-you = you
stats-chart-others = others
stats-chart-chats = Chats
stats-chart-people = People
stats-chart-words = Words that come back

# ── Adding data ──
import-add = <b>Add your chats and mails</b>
    Send me an export here, up to { $most }, or tap an app to see where it hides it.
    It goes into your archive, encrypted, and I delete the file afterwards.
errors-import-elsewhere = Your data lives at { $place }; add to it there. I can only read it.
import-larger-files = Larger files
import-other-apps = Other apps
import-where = Where’s my export?
import-show-me-how = Show me how
import-upload = Upload it
import-guide-whatsapp = Open the chat → ⋮ → More → Export chat (iPhone: tap its name, Export chat) → Without media → save it, then attach it here.
import-note-whatsapp = One chat at a time, its newest 40,000 messages. Don’t share it to Telegram: it would go into a Telegram chat.
import-guide-telegram = On a computer, in Telegram Desktop: ☰ → Settings → Advanced → Export Telegram data, as machine-readable JSON. Send me result.json.
import-note-telegram = The phone apps can’t export.
import-guide-signal = Settings → Chats → Export chat history, without media. Send me the folder as a zip.
import-note-signal = An encrypted backup won’t do; only Signal can read it.
import-guide-slack = Workspace menu → Tools & settings → Workspace settings → Import/export data → Export. Send me the zip from the mail.
import-note-slack = Only owners and admins can; private chats depend on the plan.
import-guide-discord = User Settings → Data & Privacy → Request data, with Messages. Send me the zip from the mail.
import-note-discord = Takes up to 30 days and holds only what you wrote; DiscordChatExporter’s JSON has both sides.
import-guide-gmail = takeout.google.com → Deselect all → Mail → Export as .zip. Send me each zip.
import-note-gmail = Other mail programs: an .mbox or .eml file.
import-file = that file
import-next = { $file } is next.
import-next-after-answer = { $file } is next, after your answer above.
import-reading = Reading { $name }…
import-reading-so-far = Reading { $name }… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = This is a big one. I’ll message you when it’s done.
import-ask-me = Which one is you?
import-ask-me-or-reply = Which one is you? Tap one, or reply with the name.
import-nobody = I can’t find “{ $name }” in it. Which one is you?
import-neither = Neither
import-none-of-them = None of them
import-ask-date = When was the first message?
import-ask-city = Which city was the phone in?
import-hint-city = City or country
import-which-city = Which one?
import-unknown-city = I don’t know “{ $city }”. Try the nearest big city.
import-ask-owner = This is { $name }’s export, not yours. Add it anyway?
import-add-it = Add it
import-leave-it = Leave it
import-added = <b>Added { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-chat = <b>Added { $chat }: { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-chats = <b>Added { COUNT($chats, "social-chat-group") }: { COUNT($written, "social-chat-message") }</b>, { $when }.
import-added-mails = <b>Added { COUNT($written, "mail") }</b>, { $when }.
import-added-records = <b>Added { COUNT($written, "record") }</b>.
import-from-to = { $from } to { $to }
import-nothing-new = Nothing new: { $known ->
    [one] the { COUNT($known, "social-chat-message") } was
   *[other] all { COUNT($known, "social-chat-message") } were
    } there.
import-some-new = <b>{ $written ->
    [one] { $written } new message
   *[other] { $written } new messages
    }</b>; { $known ->
    [one] { $known } was
   *[other] { $known } were
    } there.
import-you-are = You’re { $name } in it.
import-times = Times are { $city }’s.
import-dates = Dates read as { $day }.
import-meaning = Answers by meaning cover { $read } of { $records } so far; the rest follows.
import-shortened = { $n ->
    [one] One was
   *[other] { $n } were
    } too long, so I shortened { $n ->
    [one] it
   *[other] them
    }.
import-left-out = { $n } { $what } { $n ->
    [one] one
   *[other] ones
    } left out.
import-left-out-service-message = automatic
import-left-out-deleted = deleted
import-left-out-empty = empty
import-left-out-unreadable = unreadable
import-left-out-unreadable-mail = unreadable
import-left-out-unreadable-file = unreadable
import-left-out-too-long = too long
import-left-out-not-a-mail = foreign
import-left-out-unsupported = unsupported
import-left-out-duplicate = repeated
import-left-out-no-date = undated
import-left-out-no-chat = stray
import-left-out-spam = spam
import-left-out-trash = binned
import-left-out-draft = draft
import-left-out-chat-log = chat
import-first = Now type a word, a name or a question.
import-show = Show it
import-not-me = That’s not me
import-other-zone = Other time zone
import-switch = Switch to my archive
import-open = Open my archive
import-stopped = Stopped. { $read ->
    [one] { COUNT($read, "social-chat-message") } is
   *[other] { COUNT($read, "social-chat-message") } are
    } in; send the file again for the rest.
import-stopped-empty = Stopped. Nothing was added.
import-cannot-stop = I can’t reach your archive right now, so I couldn’t stop it.
import-forgotten = I don’t have that file any more. Please send it again.
import-broken = { $file } is damaged halfway. { $read ->
    [one] { COUNT($read, "social-chat-message") } is
   *[other] { COUNT($read, "social-chat-message") } are
    } in; export it again for the rest.
import-failed-not-known = I can’t read { $file }. I take exports of Telegram, WhatsApp, Signal, Slack, Discord and mailboxes.
import-failed-too-large = { $file } is over { $most }.
import-failed-too-large-here = { $file } is too large. Export it without photos and videos.
import-failed-empty = There are no messages in { $file }.
import-failed-zip-password = That zip has a password. Zip it again without.
import-failed-zip-bomb = That zip would unpack to an impossible size, so I won’t open it.
import-failed-zip-of-zips = That zip only holds other zips. Send me those.
import-failed-damaged = { $file } is damaged. Export it again.
import-failed-other-archive = I can’t open { $file }. Send me a zip instead.
import-failed-telegram-html = That’s an HTML export. Export again and choose machine-readable JSON.
import-failed-discord-html = That’s an HTML export. Export again and choose JSON.
import-failed-discord-package = There are no messages in { $file }. Request it again, with Messages.
import-failed-whatsapp-backup = That’s WhatsApp’s own backup; only WhatsApp can read it. Export the chat instead.
import-failed-whatsapp-dates = I can’t read the dates in { $file }.
import-failed-signal-backup = That’s Signal’s own backup; only Signal can read it. Export the chats instead.
import-failed-outlook = I can’t read Outlook’s files. Export as .mbox or .eml.
import-failed-no-room = There’s no space left on this machine. Nothing was added.
import-failed-no-room-for-all = There’s no space left on this machine. { $read ->
    [one] { COUNT($read, "social-chat-message") } is
   *[other] { COUNT($read, "social-chat-message") } are
    } in.
import-failed-archive-full = Your archive is full. Nothing was added.
import-failed-archive-full-for-all = Your archive is full. { $read ->
    [one] { COUNT($read, "social-chat-message") } is
   *[other] { COUNT($read, "social-chat-message") } are
    } in.
import-nearly-full = Your archive is { NUMBER($share, style: "percent") } full.
import-failed-too-many = Ten files are waiting. Send this one when they’re done.
import-failed-gone = Telegram didn’t give me { $file }. Please send it again.
import-failed-silent = Telegram didn’t give me { $file }. Please send it again.
import-failed-unanswered = I didn’t hear back, so I dropped { $file }. Send it again.
import-failed-set-aside = I gave up on { $file }: it broke the import three times.
import-failed-same-file = { $file } is on its way in already.
import-failed-away = I can’t reach your archive right now.
import-failed-failed = That’s my fault, not yours. If it happens again, tell whoever runs me: { $reference }.
save-chat = Saved
save-saved = Saved.
save-saved-for = Saved. It will be under “Coming up” { $on }.
save-known = Already saved.
save-how = Reply to a message with /save, or write what to keep after it.
live-since = Live from Telegram since { $day }.
live-paused-since = Live from Telegram: paused since { $day }.
live-pause = Pause
live-resume = Resume
live-paused = Paused. Nothing new comes in.
live-resumed = New messages go into your archive again.
live-begun = New messages of the chats you chose now go into your archive. I never write to anyone. Stop it in /account.
live-ended = I no longer get your Telegram messages. What’s saved stays.
live-archive-gone = Your archive was erased, so I have stopped taking in messages of your Telegram account. /account starts it again, with a new archive.

# ── Settings ──
settings-title = Settings
settings-zone = Time zone: { $city } ({ $time })
settings-zone-none = Time zone: not set
settings-language = Language: { $language }
settings-digest = Digest: every day at { $time }
settings-digest-off = Digest: off
settings-chat = In this chat: results are { $cover ->
        [on] hidden until tapped
       *[off] shown
    }, { $protect ->
        [on] not forwardable
       *[off] forwardable
    } and { $delete ->
        [on] deleted after { $after }
       *[off] kept
    }
settings-limit = Daily limit: { COUNT($credits, "credit") }
settings-limit-off = Daily limit: off
settings-ask-first-yes = Ask before spending: yes
settings-ask-first-no = Ask before spending: no
settings-zone-button = Time zone
settings-language-button = Language
settings-alerts-button = Digest and alerts
settings-chat-button = This chat
settings-limit-button = Daily limit
settings-ask-first-button = Ask before spending
settings-zone-ask = Which city are you in?
settings-zone-hint = City or country
settings-zone-set = { $city }, { $time }.
settings-zone-which = Which one?
settings-zone-unknown = I don’t know “{ $typed }”. Try the nearest big city.
settings-language-ask = Which language shall I speak? You can search in any.
settings-language-telegram = As in Telegram
settings-cover-on = Hide until tapped: on
settings-cover-off = Hide until tapped: off
settings-protect-on = No forwarding: on
settings-protect-off = No forwarding: off
settings-delete-never = Delete after: never
settings-deleted = Deleted, as you set.
settings-delete-after = Delete after: { $time }
settings-limit-ask = How many credits in 24 hours, at most?
settings-limit-none = Off
settings-limit-set = Limit: { COUNT($credits, "credit") } in 24 hours.
settings-limit-gone = Limit: off.

# ── Account, leaving, privacy, help ──
account-own = <b>Your archive</b>
account-own-empty = <b>Your archive</b>, still empty
account-own-with = <b>Your archive</b>: { COUNT($messages, "social-chat-message") }, the newest from { $day }
account-may-search = I may search it.
account-may-search-until = I may search it until { $day }.
account-may-answers = I may search it and answer from it.
account-may-answers-until = I may search it and answer from it until { $day }.
account-may-everything = I may search it, answer from it and write a portrait of you.
account-may-everything-until = I may search it, answer from it and write a portrait of you until { $day }.
account-other = Also has access: { $app }, since { $day }.
account-more = And { $amount } more.
account-end = End “{ $app }”
account-ended = That access has ended.
account-change = Change access
account-sample = <b>Nina’s archive</b>, the sample.
account-host-until = <b>{ $host }</b>, until { $day }
account-unknown = { $host } doesn’t tell what I may do, so I find out as you ask.
leave-ask = Leave? I’ll end my access and erase your settings, alerts and everything else I keep about you.
leave-ask-unconnected = Leave? I’ll erase your settings, alerts and everything else I keep about you.
leave-archive = Your archive has { COUNT($messages, "social-chat-message") }. Erased ones can’t be brought back.
leave-keep-archive = Leave, keep my archive
leave-erase-archive = Leave and erase my archive
leave-stay = Stay
leave-erasing = Erasing…
leave-done-none = Done. Everything I kept about you is gone.
leave-done-waits = Done. Everything I kept about you is gone, and your archive is waiting if you come back.
leave-done-erased = Done. Your archive and everything I kept about you are gone.
leave-access-stands = I couldn’t end my access at { $place }; please end it there.
leave-live = I stay a chatbot of your Telegram account until you remove me there: Settings → Telegram Business → Chatbots.
leave-limit = One number stays for a day, for the daily limit: { COUNT($credits, "credit") } spent.
leave-chat = This chat stays in Telegram until you clear it.
export-doing = Collecting everything I have about you
export-whole = Everything I have about you. Anyone with this file can read it.
export-elsewhere = Everything I have about you. Your data itself is at { $host }. Anyone with this file can read it.
export-kept = What I keep about you. Your archive comes next. Anyone with this file can read it.
export-unreachable = What I keep about you. I can’t reach your archive right now; ask again in a while.
export-link = Your archive is too large for this chat. The link is yours alone, for ten minutes.
export-download = Download
export-operator = Your archive is too large for this chat. Whoever runs this bot can give you all of it with <code>npm run person</code>.
privacy-kept = What I keep
privacy-kept-what = Your access, settings and alerts, until you leave. Results, for six hours. Buttons, for 30 days. A question, until it’s answered.
privacy-kept-what-days = Your access, settings and alerts, until you leave or don’t use me for { COUNT($days, "day") }. Results, for six hours. Buttons, for 30 days. A question, until it’s answered.
privacy-kept-costs = What each request cost, without its words, for 35 days.
privacy-encrypted = All of it is encrypted, the key is kept elsewhere, and no log holds your words or names.
privacy-seen = Who sees your data
privacy-seen-by = You, and this bot.
privacy-model-none = No language model reads it.
privacy-model-local = A language model on the same machine reads what a question needs.
privacy-model-at = For answers, the model at { $host } reads your question and the messages it needs.
privacy-model-service = { $host } answers, and may use a language model.
privacy-model-unknown = A language model, if whoever runs this bot has set one up, reads what a question needs.
privacy-meaning-local = To find what you mean, a model on the same machine reads all your messages and your questions.
privacy-meaning-at = To find what you mean, the model at { $host } gets the words of all your messages and your questions.
privacy-seen-else = Telegram carries this chat, as with any bot. Nothing is sold or used for training, and nothing of yours is posted in groups.
privacy-erase = How to erase it
privacy-erase-how = /disconnect, at once.
help-write = Just write.
    <b>a word</b> finds messages{ $word ->
        [none] { "" }
       *[other] : <code>{ $word }</code>
    }
    <b>a name</b> opens that person{ $name ->
        [none] { "" }
       *[other] : <code>{ $name }</code>
    }
    <b>a question</b> gets an answer{ $question ->
        [none] { "" }
       *[other] : <code>{ $question }</code>
    }
    <b>a day</b> shows what happened{ $day ->
        [none] { "" }
       *[other] : <code>{ $day }</code>
    }
    <code>What did I miss?</code> sums it up
help-exact = Be more exact: <code>from:joana</code> <code>chat:family</code> <code>since:2025</code> <code>has:photo</code> <code>"exact words"</code> <code>-without</code>
    Keep a message: reply <code>/save</code>
help-commands = /chats /alerts /import /settings /account /privacy
help-prices = A search costs { COUNT($search, "credit") }, an answer { $answer }. Others say their price first.

# ── Plain words ──
plain-hello = Hi. What are you looking for?
plain-not-yet = I’ll look for that as soon as you’re connected.
plain-unchanged = Nothing changed.
plain-did-you-mean = Did you mean <b>/{ $command }</b>?
plain-not-found-message = This isn’t in your archive.
plain-not-found-message-remote = I couldn’t find this one.
plain-text-only = I can only read text and export files.
plain-changed = You changed that. Run it again?
plain-prices = An answer costs { COUNT($answer, "credit") } here, a search { $search }.
plain-left = You have { $left }.
plain-no-more-asking = From now on I won’t ask.

# ── Groups and inline mode ──
group-answer-in-private = Answer me in private
group-not-yours = That one isn’t yours.
inline-only-you = Only you see these. Tap one to send its text.
inline-nothing = Nothing for “{ $words }”.
inline-empty = Type a word from your messages.
inline-connect = Connect first
inline-in-private = Search “{ $words }” in private
inline-not-allowed = I’m not allowed to search.
inline-trouble = I can’t search right now.

# ── Credits, where a service charges ──
credits-button = Credits
credits-none = Nothing costs credits here.
credits-terms = { COUNT($left, "credit") }. A search costs { $search }, an answer { $answer }.
credits-left = <b>{ COUNT($left, "credit") } left.</b>
credits-left-again = <b>{ COUNT($left, "credit") } left</b>, { $allowance } again { $when }.
credits-period = Last 30 days: { $spent }.
credits-period-searches = Last 30 days: { $spent }, mostly searches ({ $most }).
credits-period-answers = Last 30 days: { $spent }, mostly answers ({ $most }).
credits-period-portraits = Last 30 days: { $spent }, mostly portraits ({ $most }).
credits-period-lists = Last 30 days: { $spent }, mostly lists ({ $most }).
credits-doubt = { $credits } of these may not have been charged: no answer arrived.
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · { $left } left

# ── When something goes wrong ──
errors-not-connected = You’re not connected yet.
errors-not-yet = I’ll do that as soon as you’re connected.
errors-token-refused = My access to { $place } has ended.
errors-token-expired = { errors-token-refused }
errors-no-search = I’m not allowed to search at { $host }.
errors-no-search-own = I’m not allowed to search your archive.
errors-no-answer = I’m not allowed to answer questions at { $host }.
errors-no-answer-own = I’m not allowed to answer questions from your archive.
errors-no-list = I’m not allowed to list messages at { $host }.
errors-no-list-own = I’m not allowed to list messages of your archive.
errors-no-portrait = I’m not allowed to write a portrait at { $host }.
errors-no-portrait-own = I’m not allowed to write a portrait from your archive.
errors-missing = Missing:
errors-out = You’re out of credits at { $place }: this needs { $needed }, you have { $left }.
errors-out-unknown = You’re out of credits at { $place }.
errors-out-again = You’ll have { $allowance } again { $when }.
errors-out-host = { $host } can change that.
errors-out-operator = Whoever runs this bot can change that with <code>MONTHLY_CREDITS</code>.
errors-limit-own = That would pass your daily limit: { $spent } of { $most } used, this costs { $credits }.
errors-limit-operator = This bot allows { COUNT($most, "credit") } a day each. You’ve used { $spent }, this costs { $credits }.
errors-room-again = There’s room again: { $when }.
errors-change-limit = Change the limit
errors-break = { $place } asks for a break for a minute.
errors-break-until = { $place } asks for a break until { $at }.
errors-bad-request = I can’t look that up as it stands. Try fewer or other words.
errors-not-offered = { $Place } can’t do that.
errors-not-found = That is no longer in { $place }.
errors-model-failed = The language model didn’t answer.
errors-timeout = That took too long, so I stopped.
errors-unreachable = I can’t reach { $place } right now.
errors-connection-lost = The answer from { $place } didn’t arrive in one piece.
errors-unreadable-reply = { errors-connection-lost }
errors-service-failed = Something went wrong at { $place }, not with your question.
errors-reply-too-large = That’s too much at once. Name a chat or a time.
errors-cancelled = Stopped.
errors-too-many-waiting = I’m still on your last two. Send this again in a moment.
errors-stop-them = Stop them
errors-private-only = I answer in private only.
errors-stale-button = That button has expired.
errors-internal = That’s my fault, not yours. If it happens again, tell whoever runs me: <code>{ $reference }</code>.
errors-secret = That looks like a password or key, so I didn’t use it. You may want to delete it.
errors-may-have-cost = It may have cost { COUNT($credits, "credit") }.
errors-nothing-charged = Nothing was charged.
errors-used-button = Already done.
errors-restarted = I was restarted.
errors-too-fast = That was a lot at once. Give me ten seconds.
errors-stranger = This bot is invite-only. To get in, send its operator your Telegram ID: <code>{ $userId }</code>. /privacy and /disconnect work for you too.
errors-not-invited = This bot is invite-only.
errors-unsendable = I have your answer, but Telegram wouldn’t take it. Ask for less.
errors-sent-again = (Sent again: Telegram didn’t confirm the first.)
errors-nothing-visible = There’s nothing to see in this answer.
progress-working = One moment…
progress-still-reading = Still reading. The first answer of the day is slow.
progress-in-line = You’re number { $position } in line.
progress-stopped = Stopped.
progress-nothing-running = Nothing’s running.
progress-rest-in-file = The rest is in this file.
idle-warning = You haven’t used me for { COUNT($unused, "day") }, so I’ll forget your access in { COUNT($left, "day") }. Send anything to keep it.
idle-forgotten = I’ve forgotten your access because it wasn’t used for { COUNT($idle, "day") }.
idle-forgotten-own = I’ve forgotten your access because it wasn’t used for { COUNT($idle, "day") }. Your archive is untouched.
idle-open-again = Open it again
# Where somebody's data is, in a sentence
place-archive = your archive
place-sample = the sample data

# ── Dates and numbers ──
dates-today = today
dates-yesterday = yesterday
dates-tomorrow = tomorrow
dates-today-at = today at { $time }
dates-on-weekday = on { WEEKDAY($weekday) }
dates-on-date = on { DATETIME($day, day: "numeric", month: "long") }
dates-on-date-in-year = on { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-on-weekday-date = on { WEEKDAY($weekday) } { DATETIME($day, day: "numeric", month: "long") }
dates-weekday-date-in-year = { DATETIME($day, weekday: "long") } { DATETIME($day, day: "numeric", month: "long", year: "numeric") }
dates-with-time = { $day }, { $time }
numbers-priced = { $label } ({ COUNT($amount, "credit") })

# ── Buttons that stand in several places ──
buttons-connect = Connect
buttons-try-again = Try again
buttons-stop = Stop
buttons-search = Search
buttons-look-around = Look around
buttons-start-own = Start my own archive
buttons-open-archive = Open it
buttons-add-chats = Add my chats
buttons-missed = What did I miss?
buttons-download = Download everything
buttons-leave = Leave
buttons-not-now = Not now
buttons-answer-this = Answer this
buttons-search-instead = Search for these words instead
buttons-search-for = Search for “{ $text }”
buttons-search-its-words = Search its words
buttons-save-it = Save it
buttons-run-it = Run it
buttons-answer = Answer
list-amount = { COUNT($amount, $kind) }
list-comma = { ", " }
