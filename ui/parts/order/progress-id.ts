/** Names the sentence that says how much of a long list is there: what waits for the rest points to it. */
export const progressId = 'list-progress';
