/** What people think of answers, counted for the operator: not a word of what was asked or answered. */

/** How answers were liked since the process started. */
export interface Ratings {
  count(verdict: 'up' | 'down'): void;
  stats(): { answersLiked: number; answersDisliked: number };
}

export function createRatings(): Ratings {
  const counts = { answersLiked: 0, answersDisliked: 0 };
  return {
    count(verdict) {
      counts[verdict === 'up' ? 'answersLiked' : 'answersDisliked'] += 1;
    },
    stats: () => ({ ...counts }),
  };
}
