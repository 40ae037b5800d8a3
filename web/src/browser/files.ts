/** Hand a text, or bytes, to the browser as a file. */
export function saveFile(name: string, content: string | Blob): void {
  const file = typeof content === "string" ? new Blob([content], { type: "text/plain;charset=utf-8" }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
