/** A drawing of ours, to be put into the page; empty when it cannot be had, for it is only an ornament. */
export async function fetchDrawing(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
