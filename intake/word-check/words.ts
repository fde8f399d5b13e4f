/** Common nouns of five to seven letters that are spelled as they sound and offend nobody. */
export const WORDS: readonly string[] = `
  acorn actor album alder alley amber anchor angle ankle apple apron arena arrow artist aspen atlas attic
  autumn awning badge bagel bakery ballad bamboo banana banjo banner barley basil basket battery beach
  beacon beaver beetle bench berry bicycle biscuit blanket blossom bonnet bottle boulder branch brass
  breeze brick bridge bronze brook broom bubble bucket buckle bugle butter button cabin cabinet cactus
  camel camera canal candle canoe canvas canyon captain caravan carbon cargo carpet carrot castle cedar
  cello cereal chain chair chalk channel chapter cheese cherry chess chest chimney circle citrus cliff
  clock cloud clover coast cobalt cocoa coffee collar comet compass copper coral corner cottage cotton
  cradle crane crater crayon cricket crown crystal curtain cushion cymbal cypress dairy daisy dancer
  desert diamond dinner dolphin donkey dragon drawer driver eagle earth easel elbow engine estate fabric
  factory falcon farmer feather fence ferry fiddle field finch finger flame flannel flint flower flute
  folder forest fossil fridge frost fruit funnel furrow gadget gallery garage garden garlic garnet gazelle
  ginger giraffe glacier glass globe glove goblet granite grape grass gravel guitar gutter hammer hammock
  harness harvest hazel heather hedge helmet heron hinge hockey holly honey horizon hotel house igloo
  island ivory jacket jaguar jasmine jersey jewel jigsaw jungle juniper kayak kennel kettle keyhole
  kitchen knight ladder lagoon lantern larch lasso lattice laurel leather legend lemon lentil letter lever
  library lilac linen lizard lobby lobster locket lumber magnet mango maple marble market marsh mason
  meadow medal melon meteor midday mirror mitten monkey moose morning mosaic motor muffin museum mustard
  napkin nectar needle nettle nickel noodle novel nutmeg oasis oatmeal ocean office olive onion opera
  orange orchard orchid osprey otter oxygen oyster paddle palace palette panda panel panther paper parade
  parcel parrot parsley pastry pasture patio peach peanut pebble pelican pencil penguin pepper piano
  picnic pigeon pillar pillow pilot planet planter plaster pocket poplar poppy portal potato pottery
  prairie puddle pumpkin puppet puzzle pyramid quarry quartz quill quilt rabbit raccoon radio radish
  railway rainbow raisin ranch raven recipe ribbon ridge river robin rocket rooster rudder saddle saffron
  sailor salad salmon sandal satchel satin saucer scarf school scooter season shadow shelf shell shelter
  shovel signal silver sketch sleeve slipper spade sparrow spice spider spinach spiral spoon spring spruce
  squash stairs stamp station statue steam steel stone storm stove straw stream street sugar summer summit
  sunset swallow sweater table tablet tailor tandem teacher teapot temple tennis terrace thimble thistle
  thunder ticket tiger timber toast tomato torch tower tractor train trellis trumpet tulip tundra tunnel
  turbine turnip turtle urchin valley vanilla velvet vessel village vinegar violet violin volcano voyage
  waffle wagon walnut walrus water weaver wheat wheel whisker willow window winter wizard wombat wreath
  yacht yogurt zebra zenith zipper
`
  .trim()
  .split(/\s+/);
