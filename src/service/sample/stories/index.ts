/** All stories, each a script of scenes. */
import { BOAT_STORIES } from './boat-stories.ts';
import { HOME_STORIES } from './home-stories.ts';
import { PLAY_STORIES } from './play-stories.ts';
import { TRAVEL_STORIES } from './travel-stories.ts';
import { WORK_STORIES } from './work-stories.ts';

export const STORIES: readonly string[] = [BOAT_STORIES, TRAVEL_STORIES, HOME_STORIES, WORK_STORIES, PLAY_STORIES];
