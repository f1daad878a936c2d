/** A text as it is read aloud or kept: without the marks of what stands out in it. */
export const plain = (text: string): string => text.replace(/<\/?b>/g, '');
