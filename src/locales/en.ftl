-social-chat-group = { $count ->
    [one] { $count } chat
   *[other] { $count } chats
    }
    .one = Chat
    .all = chats
    .your = your chats
-social-chat-message = { $count ->
    [one] { $count } message
   *[other] { $count } messages
    }
    .one = Message
    .all = messages
    .your = your messages
-social-email = { $count ->
    [one] { $count } e-mail
   *[other] { $count } e-mails
    }
    .one = E-mail
    .all = e-mails
    .your = your e-mails
-social-post = { $count ->
    [one] { $count } post
   *[other] { $count } posts
    }
    .one = Post
    .all = posts
    .your = your posts
-social-following = { $count ->
    [one] { $count } followed page
   *[other] { $count } followed pages
    }
    .one = Followed page
    .all = followed pages
    .your = your followed pages
-social-calendar = { $count ->
    [one] { $count } calendar
   *[other] { $count } calendars
    }
    .one = Calendar
    .all = calendars
    .your = your calendars
-social-event = { $count ->
    [one] { $count } event
   *[other] { $count } events
    }
    .one = Event
    .all = events
    .your = your events
-favourite = { $count ->
    [one] { $count } favourite
   *[other] { $count } favourites
    }
    .one = Favourite
    .all = favourites
    .your = your favourites
-file = { $count ->
    [one] { $count } file
   *[other] { $count } files
    }
    .one = File
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
    .one = Record
-mail = { $count ->
    [one] { $count } mail
   *[other] { $count } mails
    }
-all = { "" }
    .your = all your data
-chats = { "" }
    .your = your chats
list-comma = { ", " }
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
access-ends = My access to { $place } ends on { $day }.
access-keep = Keep it 90 days
access-renew = Renew

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

live-since = Live from Telegram since { $day }.
live-paused-since = Live from Telegram: paused since { $day }.
live-pause = Pause
live-resume = Resume
live-paused = Paused. Nothing new comes in.
live-resumed = New messages go into your archive again.

leave-ask = Leave? I’ll end my access and erase your settings, alerts and everything else I keep about you.
leave-ask-unconnected = Leave? I’ll erase your settings, alerts and everything else I keep about you.
leave-archive = Your archive has { COUNT($messages, "social-chat-message") }. Erased ones can’t be brought back.
leave-keep-archive = Leave, keep my archive
leave-erase-archive = Leave and erase my archive
leave-stay = Stay
leave-stayed = Nothing changed.
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
profile-asks = A portrait reads through your messages and describes you in a page.
profile-write = Write it
profile-not-now = Not now
profile-counted = Counted, not written:
profile-by-model = A model wrote this from your messages. It can be wrong.
profile-by-model-at = The model at { $host } wrote this from your messages. It can be wrong. More in /privacy.
profile-my-numbers = My numbers
asking-buttons-about-this = Ask about this
bot-description = Search, read and question your own messages and other data, right here in the chat.

    Connect your data, then try /search, /ask and /recent. The menu says what each of them costs in credits.

    Private: only you see your answers, your token is stored encrypted, nothing is posted into groups, and /disconnect erases it all. /privacy says more.
bot-short-description = Search and question your own data in a private chat. Your token stays encrypted; /disconnect erases it.
buttons-connect = Connect
buttons-try-again = Try again
buttons-search-instead = Search for these words instead
buttons-account = My account
buttons-credits = Credits
buttons-privacy = Privacy
buttons-help = What can I do?
buttons-disconnect = Disconnect
buttons-continue-in-private = Continue in private
buttons-back = ◂ Back
buttons-more = More ▸
buttons-search = Search
buttons-ask = Ask
buttons-cancel = Cancel
buttons-run-again = Run it again
commands-start = Begin here
commands-help = What you can do, and what it costs
commands-search = Search your messages, mails and files
commands-ask = Ask a question about your messages
commands-recent = Show your newest messages
commands-chats = List your chats and open one
commands-today = What came in, who waits, and what today holds
commands-count = Count your messages, or those with some words
commands-stats = See your messages as a picture
commands-profile = Let a model describe you from your messages
commands-import = Bring your own chats and mails in
commands-save = Keep a message in your archive
commands-cancel = Stop what is running
commands-credits = See what you have spent
commands-watches = See and end what I do for you by myself
commands-settings = Set your time zone, a daily cap, and the privacy of results
commands-account = See your connection and what it allows
commands-connect = Connect your data
commands-disconnect = Forget my token and everything about me
commands-privacy = What is stored about you, and how to erase it
connecting-connect-own = Connect my own data
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
examples-search = ferry from:me after:1y
examples-ask = when is the launch?
examples-recent = telegram received 7d
examples-today = week
examples-count = ferry from:joana since:2025
examples-stats = telegram since:2025
examples-profile = my travels
examples-import = whatsapp
examples-save = the key is under the mat
failures-reference = Reference: <code>{ $reference }</code>
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
stats-counted-at = Counted at { $time }.
stats-forgotten = I’ve forgotten these numbers.
stats-again = Count again
stats-chart-title = { CAPITAL(NOUN($kind, "your")) }
stats-chart-silence = { $first } to { $last } · longest silence { COUNT($silence, "day") }
stats-chart-months = By month
stats-chart-weekdays = By weekday
stats-chart-hours = By hour
stats-chart-you = you
stats-chart-others = others
stats-chart-chats = Chats
stats-chart-people = People
stats-chart-words = Words that come back
front-overflow = The rest of this answer is in the file.
front-nothing-visible = (This answer has no visible text.)
front-working = Working on it
front-unknown-button = This button is from an older version. Send /help
front-gone-button = This button has been used, has expired, or is not yours.
front-foreign-button = That button is for the person who asked.
front-too-fast = That was a lot at once. Give me ten seconds, then go on.
front-private-only = I show personal results only in private. Continue there?
front-not-allowed = This bot is for invited people only.
front-stranger = Hello! This bot is for invited people only. To be let in, give its operator your Telegram id: <code>{ $userId }</code>. What is stored about you is yours all the same: /privacy, /disconnect.
front-repeat-note = Sent again, because Telegram did not confirm it the first time.
front-unsendable = I have an answer, but Telegram did not take it. Try a narrower question, or /help.
front-beginning = { $doing }… ({ COUNT($price, "credit") })
front-going = { $doing }… { $seconds } s · { COUNT($price, "credit") }
front-still = Still { SMALL($doing) }.
front-still-working = I am still working on an earlier one.
front-queued = Still { SMALL($doing) }. { $before ->
    [0] Yours is next
    [one] One more is before yours
   *[other] { $before } more are before yours
    }.
front-behind = { $doing }: after the one before it{ $before ->
    [0] { "" }
    [one] , and one more
   *[other] , and { $before } more
    }.
front-in-line = Many people are asking right now. You are number <b>{ $position }</b> in line.
front-stopped = Stopped. { $price ->
    [0] Nothing was spent
    [one] It was already on its way, so { $price } credit may still be charged
   *[other] It was already on its way, so { $price } credits may still be charged
    }.
front-timed-out = That took too long, so I stopped waiting. { $cost }
front-interrupted = I was restarted before I could answer. { $cost }
front-failed = Something went wrong on my side. { $cost } If it happens again, tell the operator this reference: <code>{ $reference }</code>
front-nothing-running = Nothing is running.
front-stopped-now = Stopped.
front-taken-back-profile = No profile was made. Nothing was spent.
front-taken-back-disconnect = Nothing was erased.
front-taken-back-other = Nothing was changed.
help-in-group = I search and question a person’s own data, for that person alone. In groups I post nothing personal: open a private chat with { $bot } to begin.
help-heading = What you can do now
help-heading-unconnected = What you can do, once you are connected
help-not-with-token = not with your token
help-narrow = <b>Narrow a search</b>: from:name, from:me, chat:name, on:telegram, when:"last week", after:7d, before:2026-11-01, has:link, has:file, has:photo, "exact words", -without; in:all, in:emails, in:files. Without a word to find, and after /recent, they list all that fits, newest first.
help-free = <b>Free</b>: { $commands }
help-prices = Prices stand in the menu, here and on every button; a command that you type runs at once, and its answer says what it cost. You can also just write something: I ask what to do with it.
idle-warning = You haven’t used me for { COUNT($unused, "day") }, so I’ll forget your access in { $left }. Send anything to keep it.
idle-forgotten = I’ve forgotten your access because it wasn’t used for { COUNT($idle, "day") }.
idle-forgotten-own = I’ve forgotten your access because it wasn’t used for { COUNT($idle, "day") }. Your archive is untouched.
idle-open-again = Open it again

# ── Credits, where a service charges ──
receipt = { COUNT($credits, "credit") }
receipt-left = { COUNT($credits, "credit") } · { $left } left
credits-button = Credits
credits-none = Nothing costs credits here.
credits-terms = { COUNT($left, "credit") }. A search costs { $search }, an answer { $answer }.
credits-left = <b>{ COUNT($left, "credit") } left.</b>
credits-left-again = <b>{ COUNT($left, "credit") } left</b>, { $allowance } again on { $day }.
credits-period = Last 30 days: { $spent }.
credits-period-searches = Last 30 days: { $spent }, mostly searches ({ $most }).
credits-period-answers = Last 30 days: { $spent }, mostly answers ({ $most }).
credits-period-portraits = Last 30 days: { $spent }, mostly portraits ({ $most }).
credits-period-lists = Last 30 days: { $spent }, mostly lists ({ $most }).
credits-doubt = { $credits } of these may not have been charged: no answer arrived.

# ── When something goes wrong ──
errors-not-connected = You’re not connected yet.
errors-not-yet = I’ll do that as soon as you’re connected.
errors-access-ended = My access to { $place } has ended.
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
errors-out-again = You’ll have { $allowance } again on { $day }.
errors-out-host = { $host } can change that.
errors-out-operator = Whoever runs this bot can change that with <code>MONTHLY_CREDITS</code>.
errors-limit-own = That would pass your daily limit: { $spent } of { $most } used, this costs { $credits }.
errors-limit-operator = This bot allows { COUNT($most, "credit") } a day each. You’ve used { $spent }, this costs { $credits }.
errors-room-again = There’s room again at { $at }.
errors-change-limit = Change the limit
errors-break = { $place } asks for a break for a minute.
errors-break-until = { $place } asks for a break until { $at }.
errors-bad-request = I can’t look that up as it stands. Try fewer or other words.
errors-not-offered = { $place } can’t do that.
errors-not-found = That is no longer in { $place }.
errors-timeout = That took too long, so I stopped.
errors-unreachable = I can’t reach { $place } right now.
errors-model-failed = The language model didn’t answer.
errors-broken = The answer from { $place } didn’t arrive in one piece.
errors-service-failed = Something went wrong at { $host }, not with your question.
errors-too-large = That’s too much at once. Name a chat or a time.
errors-stopped = Stopped.
errors-too-many = I’m still on your last two. Send this again in a moment.
errors-stop-them = Stop them
errors-private-only = I answer in private only.
errors-stale-button = That button has expired.
errors-internal = That’s my fault, not yours. If it happens again, tell whoever runs me: <code>{ $reference }</code>.
errors-secret = That looks like a password or key, so I didn’t use it. You may want to delete it.
errors-may-have-cost = It may have cost { COUNT($credits, "credit") }.
errors-nothing-charged = Nothing was charged.
inline-connect = Connect your data first
inline-search-title = Search: { $words } ({ COUNT($credits, "credit") })
inline-search-posted = 🔎 Searching my own data for “{ $words }”
inline-search-button = See my results ({ COUNT($credits, "credit") })
inline-ask-title = Ask: { $words } ({ COUNT($credits, "credit") })
inline-ask-posted = 💬 Asking my own data: “{ $words }”
inline-ask-button = See my answer ({ COUNT($credits, "credit") })
inline-in-private = Nothing is searched yet. Only you will see what is found, in our private chat.
inline-here = Runs at once, here.
inline-too-long = Too long for here: go on in private
inline-not-allowed = Your access does not allow this
live-begun = New messages of the chats you chose now go into your archive. I never write to anyone. Stop it in /account.
live-ended = I no longer get your Telegram messages. What’s saved stays.
live-archive-gone = Your archive was erased, so I have stopped taking in messages of your Telegram account. /account starts it again, with a new archive.
money-receipt-today = { $spent } of { COUNT($cap, "credit") } today
money-receipt-today-no-cap = { COUNT($spent, "credit") } today
money-nothing-spent = Nothing was spent.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ COUNT($most, "credit") }
plain-small-talk-thanks = You are welcome.
plain-small-talk-greeting = Hello! Tell me what to look for, or ask me something. The price is on the button, before anything is spent.
plain-small-talk-farewell = See you soon.
plain-small-talk-fine = Good. Write to me whenever you want to find something.
plain-more = For more of a list, tap { $next } under it.
plain-text-only = I read text only: write some words to search for, or a question.
plain-not-connected = I can search your messages for this, or answer it from them, once you are connected.
plain-neither = Your token allows neither searching nor asking for this. /account says what it allows.
plain-search-or-ask = Search your messages for { $words }, or ask about it?
plain-about-that-or-search = Ask { $words } about what you replied to, or search everything for it?
plain-unknown = I do not know { $command }. /help lists what I can do.
plain-changed = You have changed that. Shall I run it as it stands now?
plain-did-you-mean = I do not know { $command }. Did you mean { $near }?
privacy-stored = What is stored, and for how long
privacy-encrypted = Everything is encrypted, the key is kept elsewhere, and your Telegram id is replaced by a code; what you spent is plain numbers under that code. Logs hold no texts, names, questions or tokens.
privacy-where-to = Where your data goes
privacy-to-service = Your words and questions go to { $service }, with your token, when you run a command; its answer comes back to this chat.
privacy-model-none = That service has no language model: /ask quotes your data, and nobody else reads it.
privacy-model-unknown = With /ask and /profile the language model of that service, where it has one, reads the data your token allows.
privacy-model-local = With /ask and /profile a language model on that service’s own machine ({ $host }) reads the data your token allows.
privacy-model-elsewhere = With /ask and /profile your question, and what is read of your data for it, goes on to the language model at { $host }; what becomes of it there is up to whoever runs that.
privacy-not-sold = Nothing is sold, shared or used for training by this bot.
privacy-files = A file that you send to be brought in is passed on to that service as it comes; I keep nothing of it.
privacy-groups = I never post anything personal in a group.
privacy-how-to-erase = How to erase it
privacy-erase = /disconnect erases everything above at once, ends your access at the service where that can be done, and says what was erased and ended. Messages of your Telegram account are no longer taken in then. What stays: this chat at Telegram (you can delete it yourself), and what the service itself keeps. Revoke the token there if it could not be ended.
privacy-items-1 = Your access token and what it allows: until you disconnect, or until you have not used it for { COUNT($days, "day") } (I tell you before).
privacy-items-1-no-days = Your access token and what it allows: until you disconnect, or until you have not used it for a long time (I tell you before).
privacy-items-2 = Results you page through, and what a reply to an answer goes on from: six hours. Buttons: 30 days. A connect link: ten minutes.
privacy-items-3 = A message of yours that costs credits or has to wait: until it is answered; then only its number, for two days. The answer: until Telegram has it.
privacy-items-4 = Your settings: until you disconnect. When which command cost how many credits, without any words: 35 days, or until you disconnect.
privacy-items-5 = What you have me do by myself (searches that I watch, looks at your day): what to look for, when, and codes of what I have told, until you end it or disconnect. I read your data then as if you had typed the command, at the cost that you have agreed to.
privacy-items-6 = If you connect me to your Telegram account: that you did and since when, until you end it there or disconnect; then only a code, which says nothing of whom, so that I take nothing in of it. Its messages go straight into your archive; I keep none.
records-amount = { COUNT($amount, $kind) }
records-heading = { CAPITAL(NOUN($kind, "all")) }
records-other-heading = Other
records-unnamed-chat = Unnamed chat
records-no-text = (no text)
records-you = You
records-unreadable = { COUNT($amount, "record") } could not be read
results-facts-best = the best { $shown } of { COUNT($total, $of) }
results-next = Next ▶
results-ask-about-these = Ask about these
routines-watch = Watch this
routines-list = What I watch
routines-none = I watch nothing for you, and send nothing by myself. Under a search you can press “Watch this”; /today offers a look at each day or week.
routines-listed = What I do for you by myself
routines-watching = Watching “{ $query }”
routines-today = Your day
routines-week = Your week
routines-when = every { WEEKDAY($day, style: "long") } at { $time }
routines-when-no-day = every day at { $time }
routines-in-utc = (UTC)
routines-price = { COUNT($each, "credit") } each time, at most { $most } a month
routines-spent = { $credits } spent this month
routines-offer-watch = Shall I tell you when something new matches “{ $query }”?
routines-offer-watch-how = I look by myself, say what is new once, and stay silent when there is nothing.
routines-offer-today = Shall I send you this every day? What came in, who waits for an answer, and what was named for the day.
routines-offer-week = Shall I send you a look back every week? Who wrote most, who waits for an answer, and what is coming up.
routines-stops-by-itself = It stops by itself when your access, your credits or your daily cap does not allow it, and says so.
routines-every-day = Once a day · { COUNT($each, "credit") } each · at most { $most } a month
routines-every-week = Once a week · { COUNT($each, "credit") } each · at most { $most } a month
routines-at = { WEEKDAY($day, style: "long") } { $time }
routines-at-no-day = { $time }
routines-not-now = Not now
routines-begun = Switched on. The first time is
routines-too-many = I do up to { $most } things by myself for one person. End one first.
routines-already = I already do that.
routines-cannot-watch = This data service cannot look for that without a word to search for. Add one, or leave out has: and words with a minus.
routines-end = End: { $what }
routines-go-on = Go on: { $what } ({ COUNT($each, "credit") } each)
routines-ended = Ended. Nothing more comes by itself from it.
routines-gone = That one has already ended.
routines-found = New for “{ $query }”
routines-more = and { $amount } more: search for it to see all
routines-search-all = Search for all of it
routines-looking = Looking for something new for “{ $query }”
routines-stopped = Stopped: { $what }
routines-why-not-connected = You are not connected any more.
routines-why-token = Your access is not valid any more.
routines-why-scope-missing = Your access does not allow it any more.
routines-why-credits-out = Your credits at the service are used up.
routines-why-cap-reached = It would have passed your daily cap.
routines-why-dearer = It costs more now than you agreed to.
routines-why-unreadable = I can no longer read what to look for.
routines-why-trouble = The service could not answer many times in a row.
routines-erased = { $amount ->
    [one] { $amount } thing
   *[other] { $amount } things
    } that I did for you by myself
routines-lost = { $doing }: I was restarted before I could say what came of it. It may have cost { COUNT($credits, "credit") }.
service-own = the data service of this bot
settings-unknown = I do not know that setting. You can type, for example: /settings cap 20, /settings cap none, /settings zone Lisbon, /settings protect on, /settings cover on, /settings delete 1h, /settings pictures dark.
settings-back = ‹ Settings
settings-language-label = Language:
settings-language-open = Language
settings-language-ask = In which language shall I answer? What you look for can be in any.
settings-language-as-telegram = As my Telegram
settings-cap-label = Daily cap:
settings-cap-none = none of your own
settings-cap-zero = 0 – nothing that costs credits runs
settings-cap-operator = The operator allows { $credits } a day; the smaller of the two counts.
settings-cap-remove = No cap
settings-results-open = Privacy of results
settings-results-cover-label = Cover results:
settings-results-cover-on = on – nobody reads along before you tap them
settings-results-cover-off = off – they are readable at once
settings-results-cover-turn-on = Cover results
settings-results-cover-turn-off = Stop covering results
settings-results-protect-label = Protect results:
settings-results-protect-on = on – they cannot be forwarded, saved or copied
settings-results-protect-off = off – they can be forwarded and saved
settings-results-protect-turn-on = Protect results
settings-results-protect-turn-off = Stop protecting results
settings-results-delete-label = Delete results:
settings-results-delete-after = { $time } after they were shown
settings-results-delete-never = never – they stay in the chat
settings-results-delete-keep = Keep them
settings-results-from-now-on = This counts for results from now on. Results are what comes from your data.
settings-results-deleted = Here was a result that deletes itself.
start-in-group = Hello. I answer personal questions in private only: open a chat with { $bot }.
start-hello = Hello, { $name }
start-hello-no-name = Hello
start-welcome-back = Welcome back, { $name }
start-welcome-back-no-name = Welcome back
start-what = I search and question your own messages, right here in the chat. Only you see the answers.
start-sample-or-own = Look around in the data of an invented person first, or connect an archive of your own.
start-stays-at = Your data stays at { $service }; you choose what I may read.
start-steps = 1. Connect
    2. Try <code>/search ferry</code>
    3. Ask something: <code>/ask when is the launch?</code>
start-connected = You are connected. Write what you are looking for, or use <code>/search</code>, <code>/ask</code> and <code>/recent</code>.
start-asked = You asked <code>{ $typed }</code> in another chat. Here only you see the answer.
start-answer-here = Answer it here
start-what-can-you-do = What can you do?
timelines-free = free
today-title = Today, { DATETIME($day, weekday: "long", day: "numeric", month: "long") }
today-week-title = Your week, { DATETIME($from, day: "numeric", month: "short") } to { DATETIME($to, day: "numeric", month: "short") }
today-doing = Looking at your day
today-doing-week = Looking back at your week
today-doing-then = Looking back
today-waiting = Waiting for your answer
today-named = Named for today
today-named-next = Named for the next days
today-named-then = Named for that day
today-happened = What came in
today-happened-week = Where something happened
today-others = and { $chats } more { $chats ->
    [one] chat
   *[other] chats
    }
today-nothing = Nothing has come in today, and nobody seems to wait for an answer.
today-nothing-week = Nothing has come in this week, and nobody seems to wait for an answer.
today-nothing-then = Nothing came in then.
today-which-day = I look at one day, or back at a week: /today yesterday, /today friday, /today week. Nothing was spent.
today-not-synced = Expected more? It may not be in your archive yet.
today-read = { COUNT($amount, "social-chat-message") } read, since { DATETIME($since, day: "numeric", month: "short") }
today-read-newest = the newest { COUNT($amount, "social-chat-message") } read
today-daily = Send me this every day
today-weekly = A look back every week
today-in-words = Sum it up
today-question = What happened in my chats today, who waits for an answer from me, and what did I promise for today?
today-question-week = What mattered in my chats in the last seven days, who waits for an answer from me, and what is coming up?
today-then-title = { DATETIME($from, day: "numeric", month: "short") } to { DATETIME($to, day: "numeric", month: "short") }
zones-title = Time zone:
zones-here = { $zone }, where it is { $time } now
zones-unknown = not known yet
zones-which-city = Which city are you in?
zones-hint = City or country
zones-which-one = Which one?
zones-choice = { $where } { $time }
zones-set = { $city }, { $time }.
zones-not-found = I don’t know “{ $typed }”. Try the nearest big city.
zones-change = Change time zone
zones-tell = Set my time zone
writing-quoted = “{ $text }”

# Where somebody's data is, in a sentence
place-archive = your archive
place-sample = the sample data
# ── Connecting, account, leaving ──
start-sample = Look around in Nina’s archive first (she’s made up), or start your own.
start-remote = Your data stays at { $host }; you choose what I may read.
start-remote-token = Make a token at { $host } and send it here, after /connect. I’ll delete your message and store the token encrypted.
start-prices = A search costs { COUNT($search, "credit") }, an answer { $answer }.
buttons-look-around = Look around
buttons-start-own = Start my own archive
buttons-missed = What did I miss?
buttons-download = Download everything
buttons-leave = Leave

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
connect-exposed = Never post a token in a group. I didn’t use it; please end it at { $place } and make a new one.
connect-asked-earlier = You asked for “{ $text }” earlier:
connect-link-over = This link has expired. Send /connect for a new one.
connect-declined = You didn’t connect. Nothing was stored.
connect-failed = Connecting didn’t work. Nothing was stored.
connect-page-done = Done
connect-page-back = You can close this page and go back to { $bot }.

access-question = What may I do with your archive?
access-search-button = Search
access-answers-button = Search and answer
access-everything-button = Everything
access-search = <b>{ $label }</b>: find and show messages. No language model sees them.
access-answers-elsewhere = <b>{ $label }</b>: for each question, the model at { $host } reads the messages it needs.
access-answers-here = <b>{ $label }</b>: for each question, a language model on the same machine reads the messages it needs.
access-answers-quotes = <b>{ $label }</b>: also answer questions, with quotes from your messages.
access-everything = <b>{ $label }</b>: also write a portrait of you.
results-unnamed-chat = Unnamed chat
results-no-text = (no text)
results-you = You
import-add = <b>Add your chats and mails</b>
    Send me an export here, up to { $most }, or tap an app to see where it hides it.
    It goes into your archive, encrypted, and I delete the file afterwards.
import-elsewhere = Your data lives at { $host }; add to it there. I can only read it.
import-larger-files = Larger files
import-other-apps = Other apps
import-where = Where's my export?
import-show-me-how = Show me how
import-upload = Upload it
import-guide-whatsapp = Open the chat → ⋮ → More → Export chat (iPhone: tap its name, Export chat) → Without media → save it, then attach it here.
import-note-whatsapp = One chat at a time, its newest 40,000 messages. Don't share it to Telegram: it would go into a Telegram chat.
import-guide-telegram = On a computer, in Telegram Desktop: ☰ → Settings → Advanced → Export Telegram data, as machine-readable JSON. Send me result.json.
import-note-telegram = The phone apps can't export.
import-guide-signal = Settings → Chats → Export chat history, without media. Send me the folder as a zip.
import-note-signal = An encrypted backup won't do; only Signal can read it.
import-guide-slack = Workspace menu → Tools & settings → Workspace settings → Import/export data → Export. Send me the zip from the mail.
import-note-slack = Only owners and admins can; private chats depend on the plan.
import-guide-discord = User Settings → Data & Privacy → Request data, with Messages. Send me the zip from the mail.
import-note-discord = Takes up to 30 days and holds only what you wrote; DiscordChatExporter's JSON has both sides.
import-guide-gmail = takeout.google.com → Deselect all → Mail → Export as .zip. Send me each zip.
import-note-gmail = Other mail programs: an .mbox or .eml file.
import-file = that file
import-next = { $file } is next.
import-reading = Reading { $name }…
import-reading-so-far = Reading { $name }… { $percent } %, { COUNT($read, "social-chat-message") }
import-long = This is a big one. I'll message you when it's done.
import-ask-me = Which one is you?
import-ask-me-or-reply = Which one is you? Tap one, or reply with the name.
import-nobody = I can't find “{ $name }” in it. Which one is you?
import-neither = Neither
import-none-of-them = None of them
import-ask-date = When was the first message?
import-ask-city = Which city was the phone in?
import-hint-city = City or country
import-which-city = Which one?
import-unknown-city = I don't know “{ $city }”. Try the nearest big city.
import-ask-owner = This is { $name }'s export, not yours. Add it anyway?
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
import-you-are = You're { $name } in it.
import-times = Times are { $city }'s.
import-dates = Dates read as { $day }.
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
import-not-me = That's not me
import-other-zone = Other time zone
import-switch = Switch to my archive
import-open = Open my archive
import-stopped = Stopped. { $read ->
    [one] { COUNT($read, "social-chat-message") } is
   *[other] { COUNT($read, "social-chat-message") } are
    } in; send the file again for the rest.
import-stopped-empty = Stopped. Nothing was added.
import-cannot-stop = I can't reach your archive right now, so I couldn't stop it.
import-forgotten = I don't have that file any more. Please send it again.
import-broken = { $file } is damaged halfway. { $read ->
    [one] { COUNT($read, "social-chat-message") } is
   *[other] { COUNT($read, "social-chat-message") } are
    } in; export it again for the rest.
import-failed-not-known = I can't read { $file }. I take exports of Telegram, WhatsApp, Signal, Slack, Discord and mailboxes.
import-failed-too-large = { $file } is over { $most }.
import-failed-too-large-here = { $file } is too large. Export it without photos and videos.
import-failed-empty = There are no messages in { $file }.
import-failed-zip-password = That zip has a password. Zip it again without.
import-failed-zip-bomb = That zip would unpack to an impossible size, so I won't open it.
import-failed-zip-of-zips = That zip only holds other zips. Send me those.
import-failed-damaged = { $file } is damaged. Export it again.
import-failed-other-archive = I can't open { $file }. Send me a zip instead.
import-failed-telegram-html = That's an HTML export. Export again and choose machine-readable JSON.
import-failed-discord-html = That's an HTML export. Export again and choose JSON.
import-failed-discord-package = There are no messages in { $file }. Request it again, with Messages.
import-failed-whatsapp-backup = That's WhatsApp's own backup; only WhatsApp can read it. Export the chat instead.
import-failed-whatsapp-dates = I can't read the dates in { $file }.
import-failed-signal-backup = That's Signal's own backup; only Signal can read it. Export the chats instead.
import-failed-outlook = I can't read Outlook's files. Export as .mbox or .eml.
import-failed-no-room = There's no space left on this machine. Nothing was added.
import-failed-no-room-for-all = There's no space left on this machine. { $read ->
    [one] { COUNT($read, "social-chat-message") } is
   *[other] { COUNT($read, "social-chat-message") } are
    } in.
import-failed-too-many = Ten files are waiting. Send this one when they're done.
import-failed-gone = Telegram didn't give me { $file }. Please send it again.
import-failed-silent = Telegram didn't give me { $file }. Please send it again.
import-failed-unanswered = I didn't hear back, so I dropped { $file }. Send it again.
import-failed-away = I can't reach your archive right now.
import-failed-failed = That's my fault, not yours. If it happens again, tell whoever runs me: { $reference }.
save-saved = Saved.
save-known = Already saved.
save-how = Reply to a message with /save, or write what to keep after it.
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
query-limit = I can show 1 to { $most } at once.
search-what = What are you looking for?
search-hint = A word or a name
search-activity = Searching
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
results-nowhere = No { LIST($missing, quotes: "“|”") } anywhere. These have { LIST($present, quotes: "“|”") }.
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
