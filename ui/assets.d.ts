/** A CSS module: the generated class name for each name in the file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** A style sheet imported for its effect; stands after the modules, the first pattern that fits is taken. */
declare module '*.css';

/** The address of a bundled file. */
declare module '*.svg' {
  const url: string;
  export default url;
}
