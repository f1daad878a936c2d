/** Stands for every plain style sheet, picture and typeface in tests. */
module.exports = 'asset';
