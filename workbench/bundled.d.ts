/** What webpack bundles of a folder, by the path of each file in it. */
interface BundledFolder {
  (path: string): unknown;
  keys(): readonly string[];
}

interface ImportMeta {
  /** The files of a folder that have a name of this form; written out when the page is built. */
  webpackContext(
    folder: string,
    options: { readonly recursive: boolean; readonly regExp: RegExp },
  ): BundledFolder;
}
