/** The heading of what is asked, which takes the focus with each question. */
export const QUESTION_ID = 'interview-question';
