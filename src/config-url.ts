/** Where the build puts the configuration. */
export const CONFIG_URL = '/ngbrk/config.json';
