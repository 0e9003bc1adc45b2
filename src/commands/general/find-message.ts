/** A forwarded message or a long text: opened where it stands in a conversation, else kept or searched. */
import { isCharged } from '../billing/prices.ts';
import { button } from '../buttons.ts';
import type { Context } from '../command.ts';
import { runAction } from '../define-command.ts';
import { asPhrase, type Query } from '../query/query.ts';
import { soughtWords } from '../query/query-words.ts';
import { type Reply, reply } from '../reply.ts';
import { runQuery } from '../search/actions.ts';
