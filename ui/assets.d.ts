/** A style sheet imported for its effect. */
declare module '*.css';

/** A CSS module: the generated class name for each name in the file. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** The address of a bundled file. */
declare module '*.svg' {
  const url: string;
  export default url;
}
