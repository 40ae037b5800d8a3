/* Part of the service worker: shows what a server pushes, and opens the table when somebody presses it. */

/** What was pushed. Whatever cannot be read is shown as a bare name: a browser wants to see something. */
function told(data) {
  try {
    const { title, body, path, tag } = data.json();
    return { title: String(title), body: String(body), path: String(path), tag: String(tag) };
  } catch {
    return { title: "Partie", body: "", path: "#/", tag: "" };
  }
}

/** A place on this site, and nowhere else. */
function place(path) {
  return new URL(path.startsWith("#/") ? path : "#/", self.registration.scope).href;
}

async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => each.url === url);
  if (there) return there.focus();
  return self.clients.openWindow(url);
}

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = told(event.data);
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "icon.svg", data: place(path) }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
