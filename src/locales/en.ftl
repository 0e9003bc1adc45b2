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
    .of = { $count ->
        [one] message
       *[other] messages
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
access-allows-api-search-chat-threads = Search your chat threads by keyword
access-allows-api-search-ds = Search one kind of your data by keyword
access-allows-api-search-universal = Search everything you granted by keyword
access-allows-api-ds-query = List and filter the records that you granted
access-allows-api-llm-prompt = Ask a language model without your data
access-allows-api-llm-agent-prompt = Let a language model read your granted data to answer a question
access-allows-api-llm-profile-prompt = Let a language model build a profile from your granted data
access-allows-ds-r-social-chat-group = Read your chats
access-allows-ds-r-social-chat-message = Read your messages
access-allows-ds-r-social-email = Read your e-mails
access-allows-ds-r-social-post = Read your posts
access-allows-ds-r-social-following = Read your followed pages
access-allows-ds-r-social-calendar = Read your calendars
access-allows-ds-r-social-event = Read your events
access-allows-ds-r-favourite = Read your favourites
access-allows-ds-r-file = Read your files
access-presets-search-title = Search and read
access-presets-search-price = { $credits } a search
access-presets-search-allows = Finds words in the data and lists records. No model sees any of it.
access-presets-answers-title = … and let a model answer
access-presets-answers-price = { $credits } a question
access-presets-answers-allows = Also answers questions. A language model, where the service has one, reads what the answer needs.
access-presets-everything-title = Everything
access-presets-everything-price = { $credits } a profile
access-presets-everything-allows = Also describes a person from their messages: with whom, when and about what they write.
access-lasts-30-days = Lasts: 30 days
access-lasts-90-days = Lasts: 90 days
access-lasts-1-year = Lasts: 1 year
access-lasts-until-revoked = Lasts: until I end it
account-looking = Looking up your access… (0 credits)
account-to-sample = <b>Connected</b> to the sample data of an invented person: it is not yours.
account-to-own = <b>Connected</b> to your own archive.
account-to-service = <b>Connected</b> to { $service }
account-since = Since { $at }
account-credits = Credits: { $left } left.
account-credits-unknown = Credits: the service could not be asked just now.
account-commands = Commands
account-more-than-left = more than is left
account-needs = needs <code>{ $scopes }</code>
account-permissions = Permissions
account-from-service = as the service says
account-from-person = as you said when connecting
account-from-unknown = not told by the service: I learn it as you use commands
account-no-scopes = none that this bot can use
account-others = { $amount ->
    [one] 1 other access
   *[other] { $amount } other accesses
    } to your archive
account-others-unknown = Who else has access could not be asked just now.
account-other = { $app }, since { $since }, until { $until }, never used
account-other-used = { $app }, since { $since }, until { $until }
account-other-no-until = { $app }, since { $since }, until you end it, never used
account-other-no-until-used = { $app }, since { $since }, until you end it
account-and-more = … and { $amount } more
account-end = End { $app }
account-ended = That access has ended.
account-had-ended = That access had already ended.
account-no-access = You have given me no access to search your archive.
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
balance-refill = There are { $allowance } again from { $at }.
bot-description = Search, read and question your own messages and other data, right here in the chat.

    Connect your data, then try /search, /ask and /recent. The menu says what each of them costs in credits.

    Private: only you see your answers, your token is stored encrypted, nothing is posted into groups, and /disconnect erases it all. /privacy says more.
bot-short-description = Search and question your own data in a private chat. Your token stays encrypted; /disconnect erases it.
buttons-connect = Connect
buttons-connect-again = Connect again
buttons-connect-wider = Connect with wider access
buttons-connect-other = Connect with another token
buttons-start-again = Start again
buttons-try-again = Try again
buttons-search-instead = Search for these words instead
buttons-account = My account
buttons-credits = Credits
buttons-settings = Settings
buttons-privacy = Privacy
buttons-help = What can I do?
buttons-disconnect = Disconnect
buttons-check-token = Check my token again (free)
buttons-stop-them = Stop them
buttons-continue-in-private = Continue in private
buttons-back = ◂ Back
buttons-more = More ▸
buttons-search = Search
buttons-ask = Ask
buttons-chats = Chats
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
connected-title = You are connected
connected-to-service = <b>You are connected</b> to { $service }.
connected-to-own = <b>You are connected</b> to your own archive.
connected-to-sample = <b>You are connected</b> to sample data. You are { $you } at Telegram; the data is { $owner }’s, an invented person.
connected-to-sample-no-owner = <b>You are connected</b> to sample data. You are { $you } at Telegram; the data is an invented person’s.
connected-to-sample-no-you = <b>You are connected</b> to sample data. At Telegram you are yourself; the data is { $owner }’s, an invented person.
connected-to-sample-no-you-no-owner = <b>You are connected</b> to sample data. At Telegram you are yourself; the data is an invented person’s.
connected-saved = <b>Token saved</b> for { $service }. I could not check it for free; your first command will.
connected-token = Token: <code>{ $masked }</code>
connected-lasts-until-ended = It lasts until you end it.
connected-lasts-until = It lasts until { $at }.
connected-before-ended = The access before it has ended.
connected-before-failed-here = The access before it could not be ended now: end it under /account.
connected-before-failed-there = The access before it could not be ended now: revoke it at { $service } if nobody should use it any more.
connected-before-impossible-here = The token before it may still be valid: end it under /account.
connected-before-impossible-there = The token before it may still be valid: revoke it at { $service } if nobody should use it any more.
connected-not-tried = None of these has been tried yet:
connected-can-use = You can use:
connected-allows-nothing = It allows none of the commands that read data.
connected-not-with-token = Not with this token: { $commands } – /account says what is missing.
connected-not-with-access = Not with this access: { $commands } – /account says what is missing.
connected-empty = <b>Your archive is still empty.</b> Next: /import brings your chats in.
connected-just-write = Just write what you are looking for.
connected-just-write-ferry = Just write what you are looking for, for example <code>ferry</code>.
connected-bring-in = Bring my chats in
connecting-heading = Connect your data
connecting-checking = Checking your token… (0 credits)
connecting-connecting = Connecting… (0 credits)
connecting-nothing-stored = Nothing was stored.
connecting-nothing-connected = Nothing was connected.
connecting-sample = <b>Sample data</b>: the chats, e-mails and files of an invented person. One tap, everything allowed, and you can break nothing.
connecting-own = <b>Your own data</b>: an archive that this bot’s service keeps for you alone. You choose what I may do with it.
connecting-connect-own = Connect my own data
connecting-look-around = Look around in sample data
connecting-replaces = It takes the place of the access you have now, which is ended.
connecting-may-do-own = What may I do with your archive, and for how long? You can end it at any time in /account.
connecting-may-do-sample = What may I do with the sample data of an invented person, and for how long?
connecting-choose-in-browser = Choose in the browser
connecting-stays-at = Your data stays at { $service }; you choose there what I may read.
connecting-new-replaces = A new token takes the place of the one you have now.
connecting-tap-and-tick = Tap the button and tick what I may read. The link is for you alone and works for ten minutes; do not pass it on.
connecting-or-paste = Or paste a token: send <code>/connect</code> followed by it, here in our private chat. I remove your message and store the token encrypted.
connecting-make-and-send = Make a token at the service, then send <code>/connect</code> followed by it, here in our private chat. I remove your message and store the token encrypted.
connecting-what-is-stored = What is stored?
connecting-on-the-page = The page shows every permission, and asks for how long. The link is for you alone and works for ten minutes; do not pass it on.
connecting-choose-what-i-may-read = Choose what I may read
connecting-removed = I removed the message with the token from this chat.
connecting-not-removed = <b>Please delete your message with the token yourself</b>: I could not remove it from this chat.
connecting-incomplete = That does not look like a complete token
connecting-copy-again = A token is one long word of letters, digits and a few signs, without spaces. Copy it again in full and send it after <code>/connect</code>. Nothing was stored.
connecting-never-in-groups = Never post a token in a group
connecting-exposed = I did not use it. Please delete the message. Treat this token as exposed: revoke it at the service and make a new one, then connect in a private chat with me.
connecting-exposed-removed = I did not use it. I removed the message, but others may have read it. Treat this token as exposed: revoke it at the service and make a new one, then connect in a private chat with me.
connecting-go-back = Go back to { $bot } and send /connect for a new link.
connecting-link-is-over = This link does not work any more
connecting-link-was-used = It was used before, is more than ten minutes old, or was not made by this bot.
connecting-declined = You did not connect
connecting-declined-why = You chose not to give access, so nothing was stored.
connecting-failed = Connecting did not work
connecting-page-failed = The consent page reported a problem. Nothing was stored.
connecting-no-token = The consent page sent no usable token. Nothing was stored.
connecting-not-stored = Nothing was stored. Reference: { $reference }
connecting-close-page = You can close this page and go on in { $bot }.
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
disconnecting-ask-access = Erase your access, kept results, buttons, pending work, what I do for you by myself, settings and the list of what you spent?
disconnecting-ask-token = Erase your access token ({ $masked }), kept results, buttons, pending work, what I do for you by myself, settings and the list of what you spent?
disconnecting-ask-unconnected = You are not connected, but there may still be settings or a list of what you spent. Erase them?
disconnecting-live-stops = Messages of your Telegram account are no longer taken in then.
disconnecting-cannot-be-undone = This cannot be undone.
disconnecting-erase-all = Erase everything
disconnecting-erase-nothing = Erase nothing
disconnecting-keep-it = Keep it
disconnecting-erasing = Erasing…
disconnecting-nothing-to-erase = There was nothing to erase
disconnecting-erased = Erased
disconnecting-items-token = your access token and what it allows
disconnecting-items-results = { $amount ->
    [one] 1 kept list
   *[other] { $amount } kept lists
    } of results
disconnecting-items-buttons = { $amount ->
    [one] 1 set
   *[other] { $amount } sets
    } of buttons
disconnecting-items-pending = { $amount ->
    [one] 1 pending request
   *[other] { $amount } pending requests
    }
disconnecting-items-link = an open connect link
disconnecting-items-live = that your Telegram account is connected to me
disconnecting-items-settings = your settings
disconnecting-items-spending = the detail of { $amount ->
    [one] 1 paid call
   *[other] { $amount } paid calls
    }
disconnecting-ended-at = Ended at { $service }
disconnecting-accesses-ended = { $amount ->
    [one] the access itself: it opens
   *[other] { $amount } accesses: they open
    } nothing any more
disconnecting-not-erased = Not erased
disconnecting-stays-chat = this chat at Telegram: you can clear it in the app
disconnecting-stays-service = what { $service } keeps
disconnecting-stays-service-and-access = what { $service } keeps, and the access itself: it could not be ended now, so revoke it there
disconnecting-stays-service-and-token = what { $service } keeps, and the token itself there: revoke it there if nobody should use it any more
disconnecting-stays-today = today’s total ({ COUNT($spent, "credit") }), kept for the daily limit, then deleted
disconnecting-archive-ask = Erase the archive too?
disconnecting-archive-holds = It holds { COUNT($amount, "record") } of yours ({ $bytes }). Erasing it cannot be undone, and ends every other access to it. It stays if you do nothing.
disconnecting-archive-erase = Erase the archive too
disconnecting-archive-erasing = Erasing your archive…
disconnecting-archive-is-sample = That is the sample data, which stays.
disconnecting-archive-erased = Your archive is erased
disconnecting-archive-records = { COUNT($amount, "record") } ({ $bytes })
disconnecting-archive-accesses = { $amount ->
    [one] 1 access
   *[other] { $amount } accesses
    } to it
disconnecting-archive-nothing-left = Nothing of it is left at the service.
disconnecting-archive-stays = What stays: { $what }.
examples-search = ferry from:me after:1y
examples-ask = when is the launch?
examples-recent = telegram received 7d
examples-today = week
examples-count = ferry from:joana since:2025
examples-stats = telegram since:2025
examples-profile = my travels
examples-import = whatsapp
examples-save = the key is under the mat
exports-telegram-note = For one chat only: open it, then ⋮ → Export chat history. Telegram may ask you to confirm on your phone and to wait a day.
exports-whatsapp-note = One chat at a time, at most its newest 40,000 messages. A chat with advanced privacy cannot be exported.
exports-signal-note = A backup of Signal is something else: it is encrypted, and only Signal can read it.
exports-slack-note = Only owners and admins of a workspace can export. Private channels and direct messages are in it on some plans only.
exports-discord-note = Discord’s package holds your own messages only. Files of DiscordChatExporter (JSON) hold both sides.
exports-gmail-note = The mailboxes of other programs can be sent as well, as mbox files.
exports-telegram-steps = On a computer, open Telegram Desktop (desktop.telegram.org). The phone apps cannot export.
    Open the menu ☰, then Settings → Advanced → Export Telegram data.
    Tick the chats that you want; photos and videos are not needed.
    At the bottom, at “Format”, choose “Machine-readable JSON” in place of HTML.
    Press Export. Send the file result.json from the folder that it makes.
exports-whatsapp-steps = Open the chat on your phone.
    Android: ⋮ → More → Export chat. iPhone: tap the name on top, then Export chat at the very bottom.
    Choose “Without media”.
    Save the file, or send it to yourself, and send the zip or the .txt as it is.
exports-signal-steps = Open Signal’s settings, then Chats → Export chat history.
    Choose where the export goes, without media.
    Send main.jsonl, or the whole folder as a zip.
exports-slack-steps = In a browser, open your workspace’s menu: Tools & settings → Workspace settings.
    Open Import/Export Data, then Export.
    Choose the time, press Start Export, and wait for the e-mail with the link.
    Send the zip as it is.
exports-discord-steps = Open User Settings → Data & Privacy.
    At “Request all of my data” tick Messages, and press Request.
    Wait for the e-mail with the link: up to 30 days.
    Send the zip as it is.
exports-gmail-steps = Open takeout.google.com and press “Deselect all”.
    Tick Mail only, then Next step.
    Choose .zip and a size of 2 or 4 GB, and press Create export.
    Wait for the e-mail with the link, and send each zip as it is, one after the other.
failures-titles-not-connected = You are not connected yet
failures-titles-token-refused = Your access token is not accepted
failures-titles-token-expired = Your access token has expired
failures-titles-scope-missing = Your token does not allow this
failures-titles-credits-out = Your credits at the service are used up
failures-titles-cap-reached = This would pass the daily cap
failures-titles-rate-limited = The service asks for a pause
failures-titles-bad-request = The service could not use this request
failures-titles-not-offered = The service does not offer this
failures-titles-not-found = That is no longer there
failures-titles-timeout = The service took too long
failures-titles-unreachable = The service cannot be reached
failures-titles-connection-lost = The connection broke off
failures-titles-service-failed = The data service hit an error
failures-titles-model-failed = The language model did not answer
failures-titles-unreadable-reply = The answer could not be read
failures-titles-reply-too-large = The answer was too large
failures-titles-cancelled = Stopped
failures-titles-too-many-waiting = Two more of yours are waiting already
failures-titles-private-only = I show personal results only in private
failures-titles-stale-button = That button is no longer valid
failures-titles-internal = Something went wrong here
failures-not-connected = Connect your account at { $service } first; you choose what I may read.
failures-not-connected-sample = It takes two taps: look around in the data of an invented person, or connect an archive of your own.
failures-token-refused = The service ({ $service }) does not know the token: it was revoked, or is not complete. Please connect again with a new one.
failures-token-expired = It was valid once and has run out. Connecting again takes a moment and gives you a fresh one.
failures-lacks = It lacks:
failures-needs = The service did not say which permission is missing; needed are:
failures-lacks-unknown = The service did not say which permission is missing.
failures-credits-out = This call needs { COUNT($price, "credit") }; { $left } left.
failures-credits-out-no-left = This call needs { COUNT($price, "credit") }.
failures-credits-out-no-price = This call costs more than is left; { $left } left.
failures-credits-out-no-price-no-left = This call costs more than is left.
failures-counted-by = They are counted by { $service }.
failures-cap-used-up = Today’s credits are used up.
failures-cap = The cap is { COUNT($limit, "credit") } a day, set by the operator of this bot; { $spent } used today, and this costs { $price }. The count starts again at { $resetsAt } ({ $midnight }). Pages of earlier results stay free.
failures-cap-no-price = The cap is { COUNT($limit, "credit") } a day, set by the operator of this bot; { $spent } used today. The count starts again at { $resetsAt } ({ $midnight }). Pages of earlier results stay free.
failures-cap-mine = The cap is { COUNT($limit, "credit") } a day, your own setting; { $spent } used today, and this costs { $price }. The count starts again at { $resetsAt } ({ $midnight }). You can raise your cap in /settings.
failures-cap-mine-no-price = The cap is { COUNT($limit, "credit") } a day, your own setting; { $spent } used today. The count starts again at { $resetsAt } ({ $midnight }). You can raise your cap in /settings.
failures-rate-limited = Too many requests in a short time.
failures-wait-a-minute = Please try again in a minute or two.
failures-bad-request = Try fewer or shorter words, and leave out unusual characters.
failures-not-offered = { $service } has no such function at the moment. Other commands still work.
failures-not-found = The service has no such record any more. It may have been removed since.
failures-timeout = No complete answer came in time. The first request of a day can be slow; a second try is often quicker.
failures-unreachable = There is no connection to { $service } right now. Please try again in a few minutes.
failures-connection-lost = The service was answering, but the answer did not arrive in full.
failures-service-failed = Nothing is wrong with your request.
failures-try-later = Please try again later.
failures-try-after = Please try again after { $at }.
failures-unreadable-reply = Something came back, but not in the agreed form. That does not mean that nothing was found.
failures-too-large = Try something narrower: more words, one chat, or a shorter time.
failures-cancelled = The request was stopped as you asked.
failures-not-taken-up = This one was not taken up; send it again when one of them is done, or stop them.
failures-continue-there = Continue there?
failures-forgotten-button = What it stood for has been forgotten. Please start again with a command; /help lists them.
failures-internal = The fault is mine, not yours. Please try again later.
failures-may-have-cost = It may have cost { COUNT($price, "credit") }.
failures-may-have-cost-some = It may have cost credits.
failures-reference = Reference: <code>{ $reference }</code>
failures-refused-by-bot = No request was made: <b>nothing was spent</b>.
failures-refused-by-service = The service refused the request: <b>nothing was spent</b>.
failures-refused-still-work = With this token you can still use { $commands }.
failures-refused-none-works = None of the commands that read data work with this token.
failures-refused-widen = To widen it, make a token with these permissions as well and send it after <code>/connect</code>.
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
front-secrets-token = That looks like an access token, so I did not use it for anything. To connect with it, send it after /connect. If others could see it, make a new one at the service.
front-secrets-other = Part of that looks like a password or key, so I sent it nowhere and left your message as it is. You may want to delete it. To connect, send your token after /connect.
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
idle-unused = You have not used your connection for a while
idle-warning = A token that nobody uses for { COUNT($idle, "day") } is forgotten, so that it cannot be misused. Yours goes in about { COUNT($left, "day") }. Run any command on your data, such as <code>/recent</code>, and it stays.
idle-forgotten = I have forgotten your token
idle-not-used = It was not used for { COUNT($idle, "day") }.
idle-ended = It has ended at the service as well, and opens nothing any more.
idle-may-be-valid = It may still be valid at the service: revoke it there if you are done with it, or connect again.
importing-file = file
importing-heading = Bring your own chats and mails in
importing-what = I put what your apps export into an archive of your own at { $service }, encrypted, for you alone. The file itself is removed when it is read.
importing-step-1 = Choose your app: I show where its export is hidden.
importing-step-2 = <b>Send me the file here (up to { $most })</b>.
importing-step-2-page = <b>Send me the file here (up to { $most })</b>, or use the upload page for larger ones.
importing-step-3 = Wait for the receipt. Sending the same again adds only what is new.
importing-not-connected = You need not be connected for this; to search it afterwards, /connect.
importing-way-to = { $app }: the way to your export
importing-elsewhere-heading = Bringing data in
importing-elsewhere = Your data lives at { $service }, and is brought in there. This bot has no key to that: it only reads what you let it read.
importing-elsewhere-file = Your data lives at { $service }, and is brought in there: this bot can only read it. Nothing was taken of what you sent.
importing-page = Upload page
importing-page-heading = The upload page
importing-page-what = It opens in your browser and takes files of any size. The link is for you alone, opens once, within ten minutes; do not pass it on.
importing-open-page = Open the upload page
importing-no-page = The service has no upload page. Send me the file here.
importing-how-to-export = How do I export?
importing-bringing = Bringing in “{ $name }”
importing-looking-after = Looking after an import
importing-taking = Taking “{ $name }” from Telegram…
importing-bar-of = { $bar } of { $bytes }
importing-handing = Handing “{ $name }” on…
importing-looking = Looking into “{ $name }”…
importing-waiting = “{ $name }” waits for the one before it.
importing-progress = { $read } read, { $written } of them new
importing-silent = The service does not answer just now. “{ $name }” goes on there; I keep asking.
importing-silent-no-name = The service does not answer just now. The import goes on there; I keep asking.
importing-still-going = This is taking long: “{ $name }” goes on without me.
importing-still-going-no-name = This is taking long: the import goes on without me.
importing-not-an-export = I cannot bring in “{ $name }”: I take exports of chat apps and mailboxes, as .json, .jsonl, .zip, .txt, .csv, .mbox or .eml. /import shows where your apps keep theirs.
importing-too-large = “{ $name }” has { $bytes }: from the chat I can take files of up to { $most }. Export fewer chats, or without media, and send that.
importing-too-large-has-page = “{ $name }” has { $bytes }: from the chat I can take files of up to { $most }. The upload page takes larger ones.
importing-too-large-no-bytes = “{ $name }” is too large: from the chat I can take files of up to { $most }. Export fewer chats, or without media, and send that.
importing-too-large-no-bytes-has-page = “{ $name }” is too large: from the chat I can take files of up to { $most }. The upload page takes larger ones.
importing-gone = Telegram does not give me “{ $name }” any more. Please send it again.
importing-interrupted = “{ $name }” did not come through from Telegram. Nothing was brought in.
importing-no-service = The service did not take “{ $name }”. Nothing was brought in.
importing-too-large-there = “{ $name }” is larger than the service takes. Export fewer chats, or without media.
importing-not-done = Some of your files are not done yet: they run, or wait for an answer. Answer or stop them, then try “{ $name }” again.
importing-no-room = The service has no room for “{ $name }” just now. Nothing was brought in.
importing-stopped = Stopped. Nothing of “{ $name }” was brought in.
importing-cannot-stop = I could not reach the service to stop the import: it may go on there.
importing-unknown = I know nothing of this import any more. A receipt is kept for a day; send the file again if in doubt.
importing-waited-in-vain = The files before “{ $name }” took too long. Nothing of it was brought in yet.
importing-too-many = Many of your files are waiting already. Send this one again when they are done.
importing-not-me = That is not me
importing-see = See how it stands
importing-connect-to-search = Connect, to search it
importing-failed-cancelled = Cancelled. Nothing was brought in.
importing-failed-cancelled-halfway = Cancelled. What was brought in by then stays.
importing-failed-silent = The file did not arrive completely within an hour. Send it again.
importing-failed-unanswered = The question was not answered within a day. Send the file again.
importing-failed-failed = The import failed for a reason that is not in your file. Whoever runs this service finds it in the log; try again later.
importing-failed-not-known = This is not an export that I know. I read exports of Telegram, WhatsApp, Signal, Slack, Discord, mailboxes (mbox, Gmail Takeout), and records that a data service has given out (JSON lines).
importing-failed-empty = There is nothing in it that I could read.
importing-failed-other-archive = This kind of archive cannot be opened here. Unpack it, and send a zip of what is in it.
importing-failed-zip-password = This zip asks for a password. Unpack it, zip it again without one, and send that.
importing-failed-zip-bomb = This zip unpacks to more than can be real. It is not opened.
importing-failed-zip-of-zips = In this zip there are only other zips. Unpack it and send what is in it.
importing-failed-damaged = This zip is damaged or was not sent whole. Send it again, or unpack it and zip it anew.
importing-failed-telegram-html = This is a Telegram export as HTML, made to be looked at in a browser. Export it once more in Telegram Desktop: Settings > Advanced > Export Telegram data, and as format choose “Machine-readable JSON”; of one chat: ⋮ in the chat > Export chat history. Then send result.json, or a zip of the folder.
importing-failed-whatsapp-backup = This is a backup of WhatsApp itself, which only WhatsApp can read. Export a chat instead: open it, then ⋮ or its name, and “Export chat”.
importing-failed-whatsapp-dates = This is a chat of WhatsApp, but its dates are in a form that cannot be read.
importing-failed-signal-backup = This is an encrypted backup of Signal, which only Signal can read. Export your chats instead: Signal’s settings, “Chats”, “Export chat history”.
importing-failed-discord-package = This data package of Discord holds no messages. Request it again with “Messages” ticked.
importing-failed-discord-html = This was exported with DiscordChatExporter as HTML. Export it again with the format “JSON”.
importing-failed-outlook = Outlook’s own mail files cannot be read here. Export the mailbox as mbox, or save the mails as .eml files, and send those.
importing-receipt-brought-in = Brought in: “{ $name }”
importing-receipt-nothing = Nothing could be brought in: “{ $name }”
importing-receipt-stopped = Stopped: “{ $name }”
importing-receipt-written = { $amount ->
    [one] { $amount } message or mail is
   *[other] { $amount } messages and mails are
    } new
importing-receipt-updated = { $amount ->
    [one] { $amount } has
   *[other] { $amount } have
    } changed since the last time
importing-receipt-known = { $amount ->
    [one] { $amount } was
   *[other] { $amount } were
    } there already
importing-receipt-left-out = { $amount } left out: { $reasons }
importing-receipt-aside = What you search now is the sample data; connect your own to find this.
importing-receipt-you-are = You are { $person } here, as in your earlier exports.
importing-receipt-broken-at = The file breaks off, or cannot be read, at byte { $byte }. Everything before that is in.
importing-receipt-disk-full = The disk of the service is full: what was written by then stays.
importing-receipt-go-on = What was brought in by then stays. Send the file again to go on.
importing-left-out-service-message = { $n ->
    [one] { $n } note
   *[other] { $n } notes
    } such as “joined the group”
importing-left-out-deleted = { $n } deleted { COUNT($n, "social-chat-message.of") }
importing-left-out-empty = { $n } empty { COUNT($n, "social-chat-message.of") }
importing-left-out-unreadable = { $n } that cannot be read
importing-left-out-unreadable-mail = { COUNT($n, "mail") } that cannot be read
importing-left-out-unreadable-file = { COUNT($n, "file") } that cannot be read
importing-left-out-not-a-mail = { $n ->
    [one] { $n } file that is no mail
   *[other] { $n } files that are no mails
    }
importing-left-out-unsupported = { $n } of a kind that the app did not export
importing-left-out-duplicate = { $n } that { $n ->
    [one] stands
   *[other] stand
    } twice in the export
importing-left-out-no-date = { $n } without a date
importing-left-out-no-chat = { $n } of { $n ->
    [one] a chat that is
   *[other] chats that are
    } not in the export
importing-left-out-spam = { $n } spam { $n ->
    [one] mail
   *[other] mails
    }
importing-left-out-trash = { COUNT($n, "mail") } in the bin
importing-left-out-draft = { $n ->
    [one] { $n } draft
   *[other] { $n } drafts
    }
importing-left-out-chat-log = { $n } chat { $n ->
    [one] log
   *[other] logs
    }
importing-ask-who = Who are you in “{ $name }”?
importing-ask-who-why = So that I know which messages are yours.
importing-ask-no-name = No name
importing-ask-person = { $name } · { COUNT($messages, "social-chat-message") }
importing-ask-you-are = You are { $person } in “{ $name }”.
importing-ask-you-are-nobody = You are none of those in “{ $name }”.
importing-ask-none-of-them = None of them
importing-ask-stop = Stop
importing-ask-page = { $page } of { $pages }
importing-ask-others-export = “{ $name }” is the export of <b>{ $person }</b>. Import it all the same?
importing-ask-all-the-same = Import it all the same
importing-ask-leave-it = Leave it
importing-ask-imported = The export of { $person } is imported all the same.
importing-ask-date = In “{ $name }” there is the date <b>{ $example }</b>. Which comes first?
importing-ask-day-first = The day
importing-ask-day-first-as = The day (day { $day }, month { $month })
importing-ask-month-first = The month
importing-ask-month-first-as = The month (day { $day }, month { $month })
importing-ask-day-is-first = In “{ $name }” the day comes first.
importing-ask-month-is-first = In “{ $name }” the month comes first.
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
live-begun = You have connected me to your Telegram account. From now on, messages of the chats that you chose go into your archive as they happen: new, edited, deleted. I never write to anybody in your name. /account shows it and stops it; only you can disconnect your Telegram account from me, take me out there: Settings → Telegram Business → Chatbots.
live-ended = I am no longer connected to your Telegram account. What was saved stays in your archive.
live-archive-gone = Your archive was erased, so I have stopped taking in messages of your Telegram account. /account starts it again, with a new archive.
live-start = I take in what is new in your Telegram account again.
live-stop = I no longer take anything in from your Telegram account.
live-none = I am not connected to your Telegram account.
live-take-out = Only you can disconnect your Telegram account from me: take me out there: Settings → Telegram Business → Chatbots.
live-still-connected = at Telegram I stay a chatbot of your account until you take me out there: Settings → Telegram Business → Chatbots. I no longer take anything in
live-flows = <b>Live</b>: new messages of your Telegram account flow into your archive since { $since }.
live-stopped = <b>Live, stopped</b>: since { $since } I take nothing in from your Telegram account.
live-stop-it = Stop taking my messages in
live-start-it = Take my messages in again
money-receipt-left = { $amount } left
money-receipt-today = { $spent } of { COUNT($cap, "credit") } today
money-receipt-today-no-cap = { COUNT($spent, "credit") } today
money-looking = Looking up your credits…
money-left = { COUNT($amount, "credit") } left.
money-left-unknown = What is left could not be asked just now.
money-set-cap = Set a daily cap
money-today = <b>Today: </b>{ COUNT($spent, "credit") }
money-period = <b>Last { $days } days: </b>{ COUNT($spent, "credit") }
money-by-command = { $command }: { COUNT($spent, "credit") }, { $calls ->
    [one] { $calls } call
   *[other] { $calls } calls
    }
money-before-disconnecting = { $spent } before you disconnected (no detail kept)
money-in-doubt = { $spent } of these are in doubt: the request was sent, but no complete answer came back, so the service may or may not have charged. They count as spent.
money-through-bot = These are the calls made through this bot.
money-through-bot-only = These are the calls made through this bot; your balance is kept by the service.
money-no-cap = No daily cap is set; you can set one in /settings.
money-cap = Cap: { COUNT($limit, "credit") } a day (set by the operator), { $left } left. The count starts again at { $until } ({ $midnight }).
money-cap-mine = Cap: { COUNT($limit, "credit") } a day (your setting), { $left } left. The count starts again at { $until } ({ $midnight }).
money-midnight-utc = midnight UTC
money-midnight-own = your midnight
money-nothing-spent = Nothing was spent.
numbers-credits = { COUNT($amount, "credit") }
numbers-priced = { $label } ({ COUNT($amount, "credit") })
numbers-credits-between = { $least }–{ COUNT($most, "credit") }
own-data-button = Send me everything kept about me
own-data-collecting = Collecting what is kept about you…
own-data-doing = Collecting what is kept about you
own-data-whole = Everything that is kept about you, in two files: what I keep, without your token, and your archive with its { COUNT($count, "record") }. They are plain text: whoever has them can read them. If you send me records.jsonl, I bring it in again.
own-data-too-large = What I keep about you, without your token. Your archive is not with it: its { COUNT($count, "record") } are more than { $most } of text. Whoever runs this bot can give you all of it as one file: npm run person.
own-data-empty = Everything that I keep about you, without your token. Your archive is empty.
own-data-elsewhere = Everything that I keep about you, without your token. Your data itself is at { $service }: ask for it there.
own-data-unreachable = What I keep about you, without your token. Your archive could not be read just now: try again in some minutes.
own-data-kept-only = What I keep about you, without your token. Your archive comes next.
own-data-page-heading = Your archive
own-data-page-what = Your archive with its { COUNT($count, "record") } is too large for this chat. A page in your browser gives you all of it as one zip file, at no cost. The link is for you alone, opens once, within ten minutes; do not pass it on.
own-data-open-page = Save my archive
own-data-in-parts = Your archive with its { COUNT($count, "record") } is large: it comes here in parts, as zip files. That costs nothing, and you can cancel it at any time.
own-data-sending-part = Packing part { $part } of your archive
own-data-part = Part { $part } of your archive: { COUNT($count, "record") }.
own-data-all-parts = That was all of your archive: { COUNT($count, "record") }. It is plain text: whoever has the files can read them. If you send me one of them, I bring it in again.
own-data-parts-stopped = Stopped. The parts that have come are yours; the rest was not sent. Nothing was spent.
own-data-parts-broken = Your archive could not be read any further just now. What has come stays; part { $part } is next. Try again in some minutes.
own-data-go-on = Send the rest
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
records-place = { NOUN($place, "your") }
records-unnamed-chat = Unnamed chat
records-no-text = (no text)
records-you = You
records-unreadable = { COUNT($amount, "record") } could not be read
records-labelled = { $label }: { $value }
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
saving-saved = Saved in your archive, in the chat “Saved”.
saving-saved-aside = Saved in your own archive, in the chat “Saved”. What you search now is the sample data; connect your own to find it.
saving-known = That is saved already.
saving-how = Reply with /save to a message that you want to keep, a forwarded one too, or write it after the command: /save the key is under the mat
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
results-unnamed-chat = Unnamed chat
results-no-text = (no text)
results-you = You
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
