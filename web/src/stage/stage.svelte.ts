/** Whether a table fills the whole window now: then the site's own header makes room for the table's rail. */
class Stage {
  isOn = $state(false);
}

export const stage = new Stage();
