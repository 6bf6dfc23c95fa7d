// Setting up a table: each colour is played once, so whoever takes another seat's colour gives it theirs.

const fields = [...document.querySelectorAll("select[name^=colour]")];
const worn = new Map(fields.map((field) => [field, field.value]));

for (const field of fields) {
  field.addEventListener("change", () => {
    const other = fields.find((one) => one !== field && one.value === field.value);
    if (other) other.value = worn.get(field);
    fields.forEach((one) => worn.set(one, one.value));
  });
}
