/** Whether a server is behind this site: it says so in the page. A site of files alone has nobody to ask. */
export function isServed(): boolean {
  return document.querySelector('meta[name="partie-server"]') !== null;
}
