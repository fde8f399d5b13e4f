/** Where the build puts the mark of a technology. */
export function techMark(name: string) {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").replace(/#/g, "-sharp").toLowerCase();
  return `/tech/${plain.replace(/[^a-z0-9]+/g, "-")}.svg`;
}
